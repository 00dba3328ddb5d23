/** Articles and categories: their search, and their JSON. */
import { type Fields, optionalText } from '../validate.ts'
import type { ApiData, BlogPost } from './data.ts'
import { matchesKeyword, type Page, type Paging, pageOf, readPaging } from './lists.ts'

export const POST_QUERY = ['CategorySystemName', 'SearchKeyword', 'Page', 'PageSize'] as const

/** Filters of the post list; an absent value applies no filter. */
type PostSearch = Paging & { categorySystemName?: string; searchKeyword?: string }

/** Reads the query of the post list. @throws HttpError 400 naming the first field that is wrong. */
export function readPostSearch(fields: Fields): PostSearch {
  return {
    categorySystemName: optionalText(fields, 'CategorySystemName', 200),
    searchKeyword: optionalText(fields, 'SearchKeyword', 200),
    ...readPaging(fields, { page: 'Page', pageSize: 'PageSize', size: 9 }),
  }
}

/** The search covers title, description, author and the text of the body without its mark-up. */
export function searchPosts({ posts }: ApiData, search: PostSearch): Page<BlogPost> {
  const { categorySystemName, searchKeyword } = search
  const found = posts.filter(
    ({ category_system_name, title, description, written_by, body }) =>
      (categorySystemName === undefined || category_system_name === categorySystemName) &&
      matchesKeyword(searchKeyword, [title, description, written_by, body.replace(/<[^>]*>/g, ' ')]),
  )
  return pageOf(found, search)
}
