/** When the section hydrates, and which tables of words it uses. */
import type { WordTable } from '@/lib/words/words'
import type { SectionIsland } from '../definition'

export const island: SectionIsland<'stopwatch'> = { load: () => import('.') }

export const words: readonly WordTable[] = ['stopwatch']
