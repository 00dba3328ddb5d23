/**
 * Perspectives: which documents a query sees, `raw` or an overlay of layers, strongest first, on the published
 * documents.
 */
import type { LakeDocument } from '../dataset.ts'

export type Perspective = { name: 'raw' } | { name: 'published' } | { name: 'layers'; layers: readonly string[] }

/** The first API version in which queries default to published documents. */
const PUBLISHED_BY_DEFAULT_SINCE = '2025-02-19'

/**
 * Parses the perspective of a request.
 * @param value the query parameter: absent, one name, or comma-separated names (a stack, strongest first)
 * @param apiVersion `1`, `X` or a date
 * @param isRelease whether a release of this name exists
 * @returns the perspective, or the unknown name
 */
export function parsePerspective(
  value: string | null,
  apiVersion: string,
  isRelease: (name: string) => boolean,
): Perspective | { unknown: string } {
  if (value === null || value === '') {
    const isPublished = apiVersion === 'X' || apiVersion >= PUBLISHED_BY_DEFAULT_SINCE
    return { name: isPublished ? 'published' : 'raw' }
  }
  if (value === 'raw' || value === 'published') return { name: value }
  const layers = value.split(',').map((name) => (name.trim() === 'previewDrafts' ? 'drafts' : name.trim()))
  const unknown = layers.find((name) => name !== 'drafts' && name !== 'published' && !isRelease(name))
  if (unknown !== undefined) return { unknown }
  return { name: 'layers', layers: [...new Set(layers)] }
}

/** The published id of a document: `drafts.a` and `versions.r1.a` are forms of `a`. */
export function publishedIdOf(id: string): string {
  if (id.startsWith('drafts.')) return id.slice('drafts.'.length)
  if (id.startsWith('versions.')) return id.split('.').slice(2).join('.')
  return id
}

function layerOf(id: string): string {
  if (id.startsWith('drafts.')) return 'drafts'
  if (id.startsWith('versions.')) return id.split('.')[1] ?? ''
  return 'published'
}

/**
 * The documents of a perspective, ordered by id. In an overlay each document has its published id and `_originalId`.
 * @param raw in any order
 */
export function documentsIn(perspective: Perspective, raw: readonly LakeDocument[]): LakeDocument[] {
  return shownIn(perspective, raw).sort((a, b) => (a._id < b._id ? -1 : 1))
}

function shownIn(perspective: Perspective, raw: readonly LakeDocument[]): LakeDocument[] {
  if (perspective.name === 'raw') return [...raw]
  if (perspective.name === 'published') return raw.filter(({ _id }) => layerOf(_id) === 'published')
  const strength = new Map([...perspective.layers, 'published'].toReversed().map((layer, index) => [layer, index]))
  const seen = new Map<string, LakeDocument>()
  for (const document of raw) {
    const own = strength.get(layerOf(document._id))
    if (own === undefined) continue
    const id = publishedIdOf(document._id)
    const rival = seen.get(id)
    if (rival !== undefined && (strength.get(layerOf(rival._id)) ?? -1) > own) continue
    seen.set(id, document)
  }
  return Array.from(seen, ([id, document]) => ({ ...document, _id: id, _originalId: document._id }))
}
