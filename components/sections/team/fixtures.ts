/** Sections for tests. */
import type { SectionOf } from '@/lib/content/section-types'

export const typical: SectionOf<'team'> = {
  _key: 'team',
  _type: 'team',
  tone: 'white',
  anchor: 'people',
  heading: 'Who does what',
  text: 'Ask for anybody by name.',
}
