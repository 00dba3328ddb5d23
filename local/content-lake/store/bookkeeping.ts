/**
 * Documents in which the site keeps its own counts, and writes up to once a minute for years: no person has edited the content when they
 * change, and their history is of no use to anybody.
 */
import { BROKEN_LINKS } from '../../../lib/broken-links/document.ts'
import type { DocumentChange } from './transactions.ts'

/** How many states of such a document stay in the log: enough for streams that are a little behind. */
export const KEPT_STATES = 3

export function isBookkeeping({ before, after }: Pick<DocumentChange, 'before' | 'after'>): boolean {
  return (after ?? before)?._type === BROKEN_LINKS
}
