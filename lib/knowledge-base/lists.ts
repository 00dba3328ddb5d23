/**
 * What the lists of the knowledge base show, as parameters of their address and as questions to the API. Pure.
 *
 * `page` and `search` are additive to the specification (reading A93). What stands at its default is left out of the address.
 */
import type { ApiRequest } from '@/lib/api/calls'
import { parsePage } from '@/lib/format/paging'

/** Categories on a page. */
export const CATEGORY_PAGE_SIZE = 10
/** Posts on a page. */
export const POST_PAGE_SIZE = 9
/** Articles that a category names on the front page of the knowledge base. */
export const HEADLINES = 3
/** What the search holds before anybody has typed (reading A92). */
export const INITIAL_SEARCH = ' '
/** The longest search that the API takes, in characters. */
export const SEARCH_MAX = 200

export type PostList = {
  /** As typed. */
  search: string
  page: number
}

/** Whether two searches ask for the same: white space around them does not count. */
export function isSameSearch(one: string, other: string): boolean {
  return one.trim() === other.trim()
}

export function isSearch(search: string): boolean {
  return search.trim() !== ''
}

/** @param query the query of an address, with or without its question mark */
export function parsePostList(query: string): PostList {
  const given = new URLSearchParams(query)
  const search = given.get('search')?.trim() ?? ''
  return {
    search: search && search.length <= SEARCH_MAX ? search : INITIAL_SEARCH,
    page: parsePage(given.get('page') ?? undefined),
  }
}

/**
 * The query of the address that shows a list, without a question mark.
 * @param before the query of the present address: what is not the list's own stays, such as a campaign
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

/** The search goes out as it was typed. */
export function postsQuery(category: string, { search, page }: PostList): Question<'blogPosts'> {
  return { CategorySystemName: category, SearchKeyword: search, Page: page, PageSize: POST_PAGE_SIZE }
}

/** The first page of a category as it is before anybody has searched. */
export const FIRST_PAGE: PostList = { search: INITIAL_SEARCH, page: 1 }

/** The few articles that a category names beside its own name. */
export function headlinesQuery(category: string, search: string): Question<'blogPosts'> {
  return { CategorySystemName: category, SearchKeyword: search, Page: 1, PageSize: HEADLINES }
}
