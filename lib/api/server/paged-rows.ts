/** Reads a page of a list from the API, however oddly it is numbered. */
import { logWarning } from '@/lib/log'

/** Far above any list: pagination renders in proportion to it. */
const MAX_PAGES = 100_000

const reported = new Set<string>()

/** Logged once per process, not with every visit. */
function report(list: string, reason: string): void {
  if (reported.has(`${list} ${reason}`)) return
  reported.add(`${list} ${reason}`)
  logWarning('api.row_skipped', { list, reason })
}

/**
 * Makes an item of each row. What is none, and a second one with the same id, is left out: cards, sounds and links tell
 * items apart by their ids.
 * @param make returns null for a row that is no item
 */
export function distinctItems<T extends { id: number | string }>(
  list: string,
  rows: readonly unknown[],
  make: (row: unknown) => T | null,
): T[] {
  const items = new Map<string, T>()
  for (const row of rows) {
    const item = make(row)
    if (!item) report(list, 'without an id or a name')
    else if (items.has(String(item.id))) report(list, `a second ${item.id}`)
    else items.set(String(item.id), item)
  }
  return Array.from(items.values())
}

type Page = {
  /** What was requested. */
  page: number
  pageSize: number
  /** What the API says; 0 when it does not. */
  totalCount: number
  totalPages: number
  /** Number of rows on this page, and of those that are items. */
  rows: number
  items: number
}

/** Corrects totals that cannot be: below what has been seen, or missing. */
export function checkedTotals(given: Page): { totalCount: number; totalPages: number } {
  const { page, pageSize, rows, items } = given
  const isWhole = page === 1 && given.totalCount <= rows && given.totalPages <= 1
  const seen = rows > 0 ? (page - 1) * pageSize + rows : 0
  const totalCount = isWhole ? items : Math.max(given.totalCount, seen)
  const totalPages = Math.max(given.totalPages || Math.ceil(totalCount / pageSize), rows > 0 ? page : 0)
  return { totalCount, totalPages: Math.min(totalPages, MAX_PAGES) }
}
