/** Sections for tests. */
import type { SectionOf } from '@/lib/content/section-types'

export const typical: SectionOf<'blogPostList'> = {
  _key: 'posts',
  _type: 'blogPostList',
  tone: 'white',
  anchor: 'articles',
  heading: 'Articles on podcasts',
  hideHeading: false,
  category: 'podcast',
  searchLabel: 'Search these articles',
}
