/** When the section hydrates, the API requests whose data its HTML holds, and which tables of words it uses. */
import type { ApiRequest } from '@/lib/api/calls'
import type { SectionOf } from '@/lib/content/section-types'
import { categoriesQuery, headlinesQuery, INITIAL_SEARCH } from '@/lib/knowledge-base/lists'
import { KNOWN_CATEGORIES } from '@/lib/knowledge-base/paths'
import type { WordTable } from '@/lib/words/words'
import { hasQuery, type SectionIsland } from '../definition'

export const island: SectionIsland<'blogCategoryList'> = {
  load: () => import(/* webpackChunkName: "articles" */ '.'),
  urlDiffersFromHtml: hasQuery,
}

export const words: readonly WordTable[] = ['articles', 'states', 'lists']

/** A page of categories, and a few articles of each. */
export function requests(_section: SectionOf<'blogCategoryList'>, page = 1): ApiRequest[] {
  return [
    { call: 'blogCategories', query: categoriesQuery(page) },
    ...KNOWN_CATEGORIES.map(
      (category): ApiRequest => ({ call: 'blogPosts', query: headlinesQuery(category, INITIAL_SEARCH) }),
    ),
  ]
}
