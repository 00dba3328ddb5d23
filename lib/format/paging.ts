/** Pagination arithmetic. Pure. */

/** Number of the first item on a page, counting from 1. */
export function firstItem(page: number, pageSize: number): number {
  return page * pageSize - (pageSize - 1)
}

/** Number of the last item on a page. */
export function lastItem(page: number, pageSize: number, totalCount: number): number {
  return Math.min(firstItem(page, pageSize) + pageSize - 1, totalCount)
}

/** Clamps a page number to the existing pages. */
export function clampPage(page: number, totalPages: number): number {
  return Math.min(Math.max(page, 1), Math.max(totalPages, 1))
}

/** The largest page number that is ever requested. */
const MAX_PAGE = 100_000

/** Parses a `page` parameter; 1 for anything that is not a page. */
export function parsePage(value: string | null): number {
  return /^\d+$/.test(value ?? '') ? clampPage(Number(value), MAX_PAGE) : 1
}

/** First, last, current and adjacent pages, with null for each gap. A gap never hides a single page. */
export function pageItems(current: number, totalPages: number): (number | null)[] {
  const isWanted = (page: number) => page === 1 || page === totalPages || Math.abs(page - current) <= 1
  const pages = Array.from({ length: totalPages }, (_, index) => index + 1)
  return pages
    .filter((page) => isWanted(page) || (isWanted(page - 1) && isWanted(page + 1)))
    .flatMap((page, index, shown) => (page - (shown[index - 1] ?? 0) > 1 ? [null, page] : [page]))
}
