/** Lists: the rows in which a keyword occurs, and their pages. */
import { type Fields, wholeNumber } from '../validate.ts'

const MAX_PAGE_SIZE = 100
const MAX_PAGE = 1_000_000

/** Without case and diacritics, so that "cafe" finds "Café". */
function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Whether every word of the keyword occurs in one of the texts, in any order, also within longer words. */
export function matchesKeyword(keyword: string | undefined, texts: readonly string[]): boolean {
  const words = foldText(keyword ?? '')
    .split(/\s+/)
    .filter((word) => word !== '')
  if (words.length === 0) return true
  const folded = foldText(texts.join('\n'))
  return words.every((word) => folded.includes(word))
}

/** The requested page, counted from 1, and the page size. */
export type Paging = { page: number; pageSize: number }

/** One page of a list, with the sizes of the whole list. A page after the last one is empty. */
export type Page<Item> = { items: Item[]; totalCount: number; totalPages: number }

/** Reads page and page size from the parameters with these names. */
export function readPaging(fields: Fields, names: { page: string; pageSize: string; size: number }): Paging {
  return {
    page: wholeNumber(fields, names.page, { min: 1, max: MAX_PAGE, fallback: 1 }),
    pageSize: wholeNumber(fields, names.pageSize, { min: 1, max: MAX_PAGE_SIZE, fallback: names.size }),
  }
}

/** Slices one page out of a list. */
export function pageOf<Item>(list: readonly Item[], { page, pageSize }: Paging): Page<Item> {
  const first = (page - 1) * pageSize
  return {
    items: list.slice(first, first + pageSize),
    totalCount: list.length,
    totalPages: Math.ceil(list.length / pageSize),
  }
}
