/** Perspectives: which documents a query sees. */
import { isRecord, type LakeDocument } from '../dataset.ts'

/**
 * - `raw`: every document under its own id
 * - `public`, for requests without a token: those without a dot in their id
 * - a stack of id prefixes, the strongest first: of each document the first version that exists; `['drafts.', '']` shows drafts
 *   over published documents
 */
export type Perspective = 'raw' | 'public' | readonly string[]

const PUBLISHED: Perspective = ['']

/** The first API version in which queries default to published documents. */
const PUBLISHED_BY_DEFAULT_SINCE = '2025-02-19'

/** The id prefixes of a name in a stack; undefined for a name that is none. */
function prefixOf(name: string): string | undefined {
  if (name === 'drafts' || name === 'previewDrafts') return 'drafts.'
  if (name === 'published') return ''
  return isReleaseId(name) ? `versions.${name}.` : undefined
}

/** Whether a name can be that of a release; those that Sanity makes are `r` and eight letters and digits. */
export function isReleaseId(name: string): boolean {
  return /^r[a-zA-Z0-9]+$/.test(name) && name !== 'raw'
}

/** The release that a version belongs to; undefined when the document is none. */
export function releaseIdOf(id: string): string | undefined {
  const [prefix, release, ...rest] = id.split('.')
  return prefix === 'versions' && rest.length > 0 ? release : undefined
}

/** Whether a version says that its document is removed when the release is published. */
export function isUnpublishing({ _id, _system }: LakeDocument): boolean {
  return releaseIdOf(_id) !== undefined && isRecord(_system) && _system.delete === true
}

/**
 * Parses the perspective of a request: one name, or a stack of them separated by commas, the strongest first.
 * @param value the query parameter
 * @param apiVersion `1`, `X` or a date
 * @returns undefined for an unknown name
 */
export function parsePerspective(value: string | null, apiVersion: string): Perspective | undefined {
  if (!value) return apiVersion === 'X' || apiVersion >= PUBLISHED_BY_DEFAULT_SINCE ? PUBLISHED : 'raw'
  if (value === 'raw') return 'raw'
  const prefixes: string[] = []
  for (const name of value.split(',')) {
    const prefix = prefixOf(name)
    if (prefix === undefined) return undefined
    prefixes.push(prefix)
  }
  return [...new Set([...prefixes, ''])]
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

/** Whether a document is public: Sanity hides those with a dot in their id, such as drafts, from requests without a token. */
export function isPublicId(id: string): boolean {
  return !id.includes('.')
}

/** Documents of the system, such as releases, are content of no site: only `raw` and stacks with a release show them. */
function isHidden(id: string, perspective: readonly string[]): boolean {
  return id.startsWith('_.') && !perspective.some((prefix) => prefix.startsWith('versions.'))
}

/** The id under which a perspective shows a stored document, if it is one of its forms; undefined when it is none. */
export function shownIdOf(id: string, perspective: Perspective): string | undefined {
  if (perspective === 'raw') return id
  if (perspective === 'public') return isPublicId(id) ? id : undefined
  const shown = publishedIdOf(id)
  if (isHidden(shown, perspective)) return undefined
  return perspective.some((prefix) => prefix + shown === id) ? shown : undefined
}

/**
 * A document as a perspective shows it; none where a version removes it. Where a stack has several forms it gets its published id, and `_originalId`.
 * @param stored returns the stored document of an id
 */
export function shownIn(
  perspective: Perspective,
  id: string,
  stored: (id: string) => LakeDocument | undefined,
): LakeDocument | undefined {
  if (perspective === 'raw') return stored(id)
  if (perspective === 'public') return isPublicId(id) ? stored(id) : undefined
  if (!isPublishedId(id) || isHidden(id, perspective)) return undefined
  for (const prefix of perspective) {
    const document = stored(prefix + id)
    if (document === undefined) continue
    if (isUnpublishing(document)) return undefined
    return perspective.length === 1 ? document : { ...document, _id: id, _originalId: document._id }
  }
  return undefined
}
