import type { ApiRequest } from '@/lib/api/calls'
import type { SectionOf } from '@/lib/content/section-types'
import { FIRST_PAGE, postsQuery } from '@/lib/knowledge-base/lists'

/** The category's first page, for the server's HTML. */
export function requests({ category }: SectionOf<'blogPostList'>): ApiRequest[] {
  return [{ call: 'blogPosts', query: postsQuery(category, FIRST_PAGE) }]
}
