/**
 * Documents that hold the site's own counters, written up to once a minute: they do not count as edits of the content,
 * and their history is not worth keeping.
 */
import { BROKEN_LINKS } from '../../../lib/broken-links/document.ts'
import type { DocumentChange } from './transactions.ts'

/** Number of states kept in the log: enough for streams that are slightly behind. */
export const KEPT_STATES = 3

export function isBookkeeping({ before, after }: Pick<DocumentChange, 'before' | 'after'>): boolean {
  return (after ?? before)?._type === BROKEN_LINKS
}
