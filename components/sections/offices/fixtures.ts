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
