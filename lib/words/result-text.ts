import { firstItem, lastItem } from '../format/paging'
import { fillIn, type Words } from './words'

/** "Showing X to Y of Z results"; null when there are none, because "1 to 0 of 0" would be wrong. */
export function resultText(page: number, pageSize: number, total: number, words: Words['lists']): string | null {
  if (total <= 0) return null
  return fillIn(words.showing, { first: firstItem(page, pageSize), last: lastItem(page, pageSize, total), total })
}
