/** What a list of articles requests from the API. */
import type { ApiRequest } from '@/lib/api/calls'
import type { SectionOf } from '@/lib/content/section-types'
import { FIRST_PAGE, postsQuery } from '@/lib/knowledge-base/lists'

/** A page of the category, for the server's HTML. */
export function requests({ category }: SectionOf<'blogPostList'>, page = 1): ApiRequest[] {
  return [{ call: 'blogPosts', query: postsQuery(category, { ...FIRST_PAGE, page }) }]
}
