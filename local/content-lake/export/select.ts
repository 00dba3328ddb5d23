/** Selects the documents of an export, and of one page of it. */
import type { LakeDocument } from '../dataset.ts'

/** Documents per page of a paginated export. */
export const PORTION = 1000

export type ExportRequest = {
  /** Document types to keep; empty for all. */
  types: readonly string[]
  /** Start of the page, as returned by an earlier response; '' for the first; undefined for an unpaginated export. */
  cursor?: string
}

export type ExportPortion = { documents: readonly LakeDocument[]; nextCursor?: string }

/**
 * Selects documents by type and page.
 * @param documents ordered by id
 * @returns a new array: later writes to the lake do not change it
 */
export function selectDocuments(documents: readonly LakeDocument[], { types, cursor }: ExportRequest): ExportPortion {
  const wanted = types.length === 0 ? [...documents] : documents.filter(({ _type }) => types.includes(_type))
  if (cursor === undefined) return { documents: wanted }
  const rest = cursor === '' ? wanted : wanted.filter(({ _id }) => _id > cursor)
  const portion = rest.slice(0, PORTION)
  const last = portion.at(-1)
  return { documents: portion, ...(rest.length > portion.length && last !== undefined && { nextCursor: last._id }) }
}
