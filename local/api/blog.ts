import type { ApiData, BlogPost } from './data.ts'
import { type Page, type Paging, pageOf, readPaging } from './paging.ts'
import { foldText, keywordTest } from './search-text.ts'
import { type Fields, optionalText } from './validate.ts'

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

/** Search and lookup over the posts, prepared once for a data set. */
export type PostIndex = {
  search: (search: PostSearch) => Page<BlogPost>
  bySystemName: (systemName: string) => BlogPost | undefined
}

/** Builds the index. The search covers title, description, author and the text of the body without its mark-up. */
export function postIndex(data: ApiData): PostIndex {
  const byName = new Map(data.posts.map((post) => [post.system_name, post]))
  const byCategory = Map.groupBy(data.posts, (post) => post.category_system_name)
  const searched = new Map(
    data.posts.map((post) => [
      post,
      foldText([post.title, post.description, post.written_by, post.body.replace(/<[^>]*>/g, ' ')].join('\n')),
    ]),
  )
  return {
    bySystemName: (systemName) => byName.get(systemName),
    search: (search) => {
      const { categorySystemName: category, searchKeyword } = search
      const candidates = category === undefined ? data.posts : (byCategory.get(category) ?? [])
      if (searchKeyword === undefined) return pageOf(candidates, search)
      const matches = keywordTest(searchKeyword)
      return pageOf(
        candidates.filter((post) => matches(searched.get(post) ?? '')),
        search,
      )
    },
  }
}
