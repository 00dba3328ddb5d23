/**
 * Requests of the category list for the server's HTML: a page of categories and a few articles of each. Pure.
 */
import type { ApiRequest } from '@/lib/api/calls'
import type { SectionOf } from '@/lib/content/section-types'
import { categoriesQuery, headlinesQuery, INITIAL_SEARCH } from '@/lib/knowledge-base/lists'
import { KNOWN_CATEGORIES } from '@/lib/knowledge-base/paths'

export function requests(_section: SectionOf<'blogCategoryList'>, page = 1): ApiRequest[] {
  return [
    { call: 'blogCategories', query: categoriesQuery(page) },
    ...KNOWN_CATEGORIES.map(
      (category): ApiRequest => ({ call: 'blogPosts', query: headlinesQuery(category, INITIAL_SEARCH) }),
    ),
  ]
}
