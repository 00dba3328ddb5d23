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
  intro: 'Choose a subject. The newest article comes first in each.',
  searchLabel: 'Search the knowledge base',
  pagePaths: KNOWN_CATEGORIES.map(categoryPath),
}

/** As little as the Studio lets an editor publish. */
export const minimal: SectionOf<'blogCategoryList'> = { ...typical, heading: '', intro: null, searchLabel: null }

export const longest: SectionOf<'blogCategoryList'> = {
  ...typical,
  heading: 'What we write about '.repeat(8),
  intro: 'Everything about sound. '.repeat(30),
  searchLabel: 'Search the knowledge base '.repeat(5),
}
