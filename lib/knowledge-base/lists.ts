/**
 * Converts the state of the knowledge base's lists to URL parameters and API queries. Pure.
 *
 * `page` and `search` are in the URL so that the back button works and crawlers reach every page. Defaults are left
 * out of the URL.
 */
import type { ApiRequest } from '@/lib/api/calls'
import { SEARCH_MAX } from '@/lib/api/parameters'
import { parsePage } from '@/lib/format/paging'

/** Categories on a page. */
export const CATEGORY_PAGE_SIZE = 10
/** Posts on a page. */
export const POST_PAGE_SIZE = 9
/** Articles listed per category on the front page of the knowledge base. */
export const HEADLINES = 3
/** Search text before any input; the API's contract asks for a single space. */
export const INITIAL_SEARCH = ' '

export type PostList = {
  /** As typed. */
  search: string
  page: number
}

/** Whether two searches are equal, ignoring surrounding white space. */
export function isSameSearch(one: string, other: string): boolean {
  return one.trim() === other.trim()
}

export function isSearch(search: string): boolean {
  return search.trim() !== ''
}

/** @param query query string, with or without its question mark */
export function parsePostList(query: string): PostList {
  const given = new URLSearchParams(query)
  const search = given.get('search')?.trim() ?? ''
  return {
    search: search && search.length <= SEARCH_MAX ? search : INITIAL_SEARCH,
    page: parsePage(given.get('page')),
  }
}

/**
 * Writes a list's state as a query string, without a question mark.
 * @param before the current query string: parameters of others are kept, such as a campaign
 */
export function writePostList({ search, page }: PostList, before = ''): string {
  const parameters = new URLSearchParams(before)
  parameters.delete('search')
  parameters.delete('page')
  if (isSearch(search)) parameters.set('search', search.trim())
  if (page !== 1) parameters.set('page', String(page))
  return parameters.toString()
}

type Question<C extends ApiRequest['call']> = Extract<ApiRequest, { call: C }>['query']

export function categoriesQuery(page: number): Question<'blogCategories'> {
  return { page, pageSize: CATEGORY_PAGE_SIZE }
}

/** Sends the search exactly as typed. */
export function postsQuery(category: string, { search, page }: PostList): Question<'blogPosts'> {
  return { CategorySystemName: category, SearchKeyword: search, Page: page, PageSize: POST_PAGE_SIZE }
}

/** The first page of a category without a search. */
export const FIRST_PAGE: PostList = { search: INITIAL_SEARCH, page: 1 }

/** The few articles listed beside a category's name. */
export function headlinesQuery(category: string, search: string): Question<'blogPosts'> {
  return { CategorySystemName: category, SearchKeyword: search, Page: 1, PageSize: HEADLINES }
}
