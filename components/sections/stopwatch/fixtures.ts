/** Sections for tests. */
import type { SectionOf } from '@/lib/content/section-types'

export const typical: SectionOf<'stopwatch'> = {
  _key: 'stopwatch',
  _type: 'stopwatch',
  tone: 'ink',
  anchor: null,
  heading: 'Will it fit in thirty seconds?',
  intro: 'Read it aloud, standing up.',
  keysLabel: 'Keys: Space starts and pauses, R resets',
  emptyText: 'Press Split while the stopwatch runs to note a time here.',
  noScriptText: 'The stopwatch needs JavaScript.',
}
