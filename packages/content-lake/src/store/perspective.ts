/** Perspectives: which documents a query sees. */
import type { LakeDocument } from '../dataset.ts'

/** `drafts` shows each draft in place of its published document. */
export type Perspective = 'raw' | 'published' | 'drafts'

/** The first API version in which queries default to published documents. */
const PUBLISHED_BY_DEFAULT_SINCE = '2025-02-19'

/**
 * Parses the perspective of a request.
 * @param value the query parameter; releases do not exist here, so a stack is drafts or published documents
 * @param apiVersion `1`, `X` or a date
 * @returns undefined for an unknown name
 */
export function parsePerspective(value: string | null, apiVersion: string): Perspective | undefined {
  if (!value) return apiVersion === 'X' || apiVersion >= PUBLISHED_BY_DEFAULT_SINCE ? 'published' : 'raw'
  if (value === 'raw' || value === 'published' || value === 'drafts') return value
  return undefined
}

/** The published id of a document: `drafts.a` and `versions.r1.a` are forms of `a`. */
export function publishedIdOf(id: string): string {
  if (id.startsWith('drafts.')) return id.slice('drafts.'.length)
  if (id.startsWith('versions.')) return id.split('.').slice(2).join('.')
  return id
}

/** Whether an id is that of a published document, not of a draft or version. */
export function isPublishedId(id: string): boolean {
  return publishedIdOf(id) === id
}

/**
 * The documents of a perspective, ordered by id. With `drafts` each document has its published id and `_originalId`.
 * @param raw in any order
 */
export function documentsIn(perspective: Perspective, raw: readonly LakeDocument[]): LakeDocument[] {
  return shownIn(perspective, raw).sort((a, b) => (a._id < b._id ? -1 : 1))
}

function shownIn(perspective: Perspective, raw: readonly LakeDocument[]): LakeDocument[] {
  if (perspective === 'raw') return [...raw]
  const published = raw.filter(({ _id }) => isPublishedId(_id))
  if (perspective === 'published') return published
  const drafts = raw.filter(({ _id }) => _id.startsWith('drafts.'))
  const shown = new Map([...published, ...drafts].map((document) => [publishedIdOf(document._id), document]))
  return Array.from(shown, ([id, document]) => ({ ...document, _id: id, _originalId: document._id }))
}
