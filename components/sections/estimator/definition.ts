/** When the section hydrates, and which tables of words it uses. */
import type { WordTable } from '@/lib/words/words'
import { hasQuery, type SectionIsland } from '../definition'

export const island: SectionIsland<'estimator'> = {
  load: () => import('.'),
  urlDiffersFromHtml: hasQuery,
}

export const words: readonly WordTable[] = ['estimator']
