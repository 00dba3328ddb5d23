/** Pagination arithmetic. Pure. */
import type { listWords } from '@/lib/words/lists'
import type { Words } from '@/lib/words/words'

/** Number of the first item on a page, counting from 1. */
export function firstItem(page: number, pageSize: number): number {
  return page * pageSize - (pageSize - 1)
}

/** Number of the last item on a page. */
export function lastItem(page: number, pageSize: number, totalCount: number): number {
  return Math.min(firstItem(page, pageSize) + pageSize - 1, totalCount)
}

/** "Showing X to Y of Z results"; null when there are none, because "1 to 0 of 0" would be wrong. */
export function resultText(
  page: number,
  pageSize: number,
  total: number,
  words: Words<(typeof listWords)['texts']>,
): string | null {
  if (total <= 0) return null
  return words('showing', { first: firstItem(page, pageSize), last: lastItem(page, pageSize, total), total })
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

/** A page number, or a gap with the number of the page before it. */
export type PageItem = { kind: 'page'; page: number } | { kind: 'gap'; after: number }

/** First, last, current and adjacent pages, with gaps where pages are left out. A gap never hides a single page. */
export function pageItems(current: number, totalPages: number): PageItem[] {
  const wanted = new Set([1, totalPages, current - 1, current, current + 1])
  if (current <= 3) wanted.add(2).add(3)
  if (current >= totalPages - 2) wanted.add(totalPages - 1).add(totalPages - 2)
  const pages = [...wanted].filter((page) => page >= 1 && page <= totalPages).sort((a, b) => a - b)
  const items: PageItem[] = []
  let previous = 0
  for (const page of pages) {
    if (page - previous === 2) items.push({ kind: 'page', page: previous + 1 })
    else if (page - previous > 2) items.push({ kind: 'gap', after: previous })
    items.push({ kind: 'page', page })
    previous = page
  }
  return items
}
