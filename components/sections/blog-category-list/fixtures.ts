/** Sections for tests. */
import type { SectionOf } from '@/lib/content/section-types'
import { categoryPath, KNOWN_CATEGORIES } from '@/lib/knowledge-base/paths'

export const typical: SectionOf<'blogCategoryList'> = {
  _key: 'categories',
  _type: 'blogCategoryList',
  tone: 'white',
  anchor: 'categories',
  heading: 'What we write about',
  hideHeading: false,
  searchLabel: 'Search the knowledge base',
  pagePaths: KNOWN_CATEGORIES.map(categoryPath),
}
