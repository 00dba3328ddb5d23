/** Sections for tests. */
import type { SectionOf } from '@/lib/content/section-types'

export const typical: SectionOf<'offices'> = {
  _key: 'offices',
  _type: 'offices',
  tone: 'cream',
  anchor: 'offices',
  heading: 'Three places to find us',
  text: 'Two in Tasmania, one in New South Wales.',
  towns: ['Launceston', 'Sydney', 'Devonport'],
}

/** As little as the Studio lets an editor publish. */
export const minimal: SectionOf<'offices'> = { ...typical, anchor: null, text: null, towns: [] }

export const longest: SectionOf<'offices'> = {
  ...typical,
  tone: 'ink',
  heading: 'Offices in many towns '.repeat(5),
  text: 'How to get there, and where to park. '.repeat(12),
  towns: ['Launceston', 'Sydney', 'Devonport', 'A town that the settings do not have'],
}
