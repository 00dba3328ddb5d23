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

/** As little as the Studio lets an editor publish: the stopwatch needs no texts. */
export const minimal: SectionOf<'stopwatch'> = {
  ...typical,
  heading: '',
  intro: null,
  keysLabel: null,
  emptyText: null,
  noScriptText: null,
}

export const longest: SectionOf<'stopwatch'> = {
  ...typical,
  heading: 'Will it fit in thirty seconds? '.repeat(6),
  intro: 'Read it aloud, standing up, at the pace you want on air. '.repeat(12),
  keysLabel: 'Space starts and pauses the stopwatch, R resets it. '.repeat(6),
  emptyText: 'Press Split while the stopwatch runs to note a time here. '.repeat(10),
  noScriptText: 'The stopwatch needs JavaScript. '.repeat(12),
}
