/** Sections for tests. */
import type { SectionOf } from '@/lib/content/section-types'

export const typical: SectionOf<'blogCategoryList'> = {
  _key: 'categories',
  _type: 'blogCategoryList',
  tone: 'white',
  anchor: 'categories',
  heading: 'What we write about',
  hideHeading: false,
  searchLabel: 'Search the knowledge base',
  offlinePaths: [],
}
