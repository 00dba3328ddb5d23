/** Sections for tests. */
import type { SectionOf } from '@/lib/content/section-types'

export const typical: SectionOf<'team'> = {
  _key: 'team',
  _type: 'team',
  tone: 'white',
  anchor: 'people',
  heading: 'Who does what',
  text: 'Ask for anybody by name.',
  emptyText: 'Nobody is listed just now.',
}

/** As little as the Studio lets an editor publish. */
export const minimal: SectionOf<'team'> = { ...typical, anchor: null, text: null, emptyText: '' }

export const longest: SectionOf<'team'> = {
  ...typical,
  tone: 'ink',
  heading: 'Everybody who works here '.repeat(5),
  text: 'What they do all day. '.repeat(20),
}
