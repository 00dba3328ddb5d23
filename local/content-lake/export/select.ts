/** Which documents an export holds, and in which portion. */
import type { LakeDocument } from '../dataset.ts'

/** How many documents one answer holds when a client asks in portions. */
export const PORTION = 1000

export type ExportRequest = {
  /** Document types to keep; empty for all. */
  types: readonly string[]
  /** Where the portion begins, as an earlier answer gave it; '' for the first; undefined for everything at once. */
  cursor?: string
}

export type ExportPortion = { documents: readonly LakeDocument[]; nextCursor?: string }

/**
 * Takes what was asked for out of the documents of a dataset.
 * @param documents ordered by id
 * @returns a list of its own: what is written to the lake later does not change it
 */
export function selectDocuments(documents: readonly LakeDocument[], { types, cursor }: ExportRequest): ExportPortion {
  const wanted = types.length === 0 ? [...documents] : documents.filter(({ _type }) => types.includes(_type))
  if (cursor === undefined) return { documents: wanted }
  const rest = cursor === '' ? wanted : wanted.filter(({ _id }) => _id > cursor)
  const portion = rest.slice(0, PORTION)
  const last = portion.at(-1)
  return { documents: portion, ...(rest.length > portion.length && last !== undefined && { nextCursor: last._id }) }
}
