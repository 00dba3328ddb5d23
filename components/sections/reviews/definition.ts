/** When the section hydrates, and which tables of words it uses. */
import type { WordTable } from '@/lib/words/words'
import type { SectionIsland } from '../definition'

export const island: SectionIsland<'reviews'> = {
  load: () => import(/* webpackChunkName: "static" */ '.'),
  hydrates: 'never',
}

export const words: readonly WordTable[] = ['content']
