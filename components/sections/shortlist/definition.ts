/** When the section hydrates, and which tables of words it uses. */
import { hasShortlist } from '@/lib/shortlist/signals'
import type { WordTable } from '@/lib/words/words'
import { hasQuery, type SectionIsland } from '../definition'

export const island: SectionIsland<'shortlist'> = {
  load: () => import('.'),
  urlDiffersFromHtml: () => hasShortlist() || hasQuery(),
}

export const words: readonly WordTable[] = ['shortlist', 'voices', 'states']
