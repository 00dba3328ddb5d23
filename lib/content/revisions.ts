/** Revisions of documents, as changes name them and as queries see them. Pure. */

/** What a change says of its document. */
export type ChangedDocument = {
  id: string
  type: string
  operation: 'create' | 'update' | 'delete'
  previousRev: string | null
  updatedAt: string
}

/** Revision of a document as queries see it; null when there is none. */
export type SeenRevision = { rev: string; updatedAt: string } | null

/**
 * Whether the visible revision includes the change. Also true when it is newer, so that a late event does not wait.
 *
 * A delete carries the time of the last revision before it, and hosted timestamps have whole seconds only. At equal
 * times the previous revision id tells old from new.
 */
export function includesChange({ operation, previousRev, updatedAt }: ChangedDocument, seen: SeenRevision): boolean {
  if (seen === null) return operation === 'delete'
  return seen.rev !== previousRev && Date.parse(seen.updatedAt) >= Date.parse(updatedAt)
}
