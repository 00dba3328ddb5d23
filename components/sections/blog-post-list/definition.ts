/** When the section hydrates, the API requests whose data its HTML holds, and which tables of words it uses. */
import type { ApiRequest } from '@/lib/api/calls'
import type { SectionOf } from '@/lib/content/section-types'
import { FIRST_PAGE, postsQuery } from '@/lib/knowledge-base/lists'
import type { WordTable } from '@/lib/words/words'
import { hasQuery, type SectionIsland } from '../definition'

export const island: SectionIsland<'blogPostList'> = {
  load: () => import(/* webpackChunkName: "articles" */ '.'),
  urlDiffersFromHtml: hasQuery,
}

export const words: readonly WordTable[] = ['articles', 'states', 'lists']

/** A page of the category. */
export function requests({ category }: SectionOf<'blogPostList'>, page = 1): ApiRequest[] {
  return [{ call: 'blogPosts', query: postsQuery(category, { ...FIRST_PAGE, page }) }]
}
