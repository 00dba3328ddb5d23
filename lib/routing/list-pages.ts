/**
 * Paths of the further pages of a list, `/voice-over-artists/list/page/2`, which the server renders for readers without
 * scripts. Scripts show the same pages at `/voice-over-artists?page=2`: caches serve a page whatever its query. Pure.
 */

const LIST_PAGE = /^(.*)\/list\/page\/([2-9]|[1-9]\d{1,2})$/

/** The last page that has a path, so that made-up numbers end somewhere. */
const MAX_PAGES = 200

export type ListPage = {
  /** The path of the page with the list. */
  path: string
  page: number
}

/** What the path of a further page says; null for any other path. */
export function parseListPage(path: string): ListPage | null {
  const [, base = '', number] = LIST_PAGE.exec(path) ?? []
  const page = Number(number)
  return number !== undefined && page <= MAX_PAGES ? { path: base || '/', page } : null
}

/** A link to a page of a list as the server can follow it: of a list that is narrowed down, as it is. */
export function servedHref(href: string): string {
  const [, path = '', number] = /^([^?#]*)\?page=(\d+)$/.exec(href) ?? []
  const served = `${path === '/' ? '' : path}/list/page/${number}`
  return parseListPage(served) ? served : href
}
