/** Parses the Studio's perspective: which versions of documents a preview shows. Pure. */

/** `published`, `drafts`, or a stack of releases with the topmost first. */
export type Perspective = 'published' | 'drafts' | string[]

const DEFAULT = 'drafts'

/** Format of Sanity's release names. */
const NAME = /^[A-Za-z0-9_-]{1,64}$/

/** Releases in a stack: more would not fit into a cookie. */
const MAX_NAMES = 5

/**
 * Parses the Studio's perspective parameter, such as "published" or "rSpring,drafts"; anything else means drafts. The
 * preview data of the draft cookie are its text.
 */
export function readPerspective(value: unknown): Perspective {
  if (value === 'published') return value
  if (typeof value !== 'string' || value === DEFAULT || value === 'previewDrafts') return DEFAULT
  const names = value.split(',')
  return names.length <= MAX_NAMES && names.every((name) => NAME.test(name) && name !== 'raw') ? names : DEFAULT
}
