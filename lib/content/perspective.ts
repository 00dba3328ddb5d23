/** Parses the Studio's perspective: which versions of documents a preview shows. Pure. */

/** `published`, `drafts`, or a stack of releases with the topmost first. */
export type Perspective = 'published' | 'drafts' | string[]

const DEFAULT = 'drafts'

/** Format of Sanity's release names. */
const NAME = /^[A-Za-z0-9_-]{1,64}$/

/** Releases in a stack: more would not fit into a cookie. */
const MAX_NAMES = 5

/** Parses the Studio's perspective parameter, such as "published" or "rSpring,drafts"; anything else means drafts. */
function readPerspective(value: string | null | undefined): Perspective {
  if (value === 'published') return value
  if (!value || value === DEFAULT || value === 'previewDrafts') return DEFAULT
  const names = value.split(',')
  return names.length <= MAX_NAMES && names.every((name) => NAME.test(name) && name !== 'raw') ? names : DEFAULT
}

/** Preview data of the draft cookie. */
type DraftCookie = { perspective: Perspective }

/** Preview data for the Studio's perspective parameter. */
export function draftCookie(value: string | null | undefined): DraftCookie {
  return { perspective: readPerspective(value) }
}

/** The perspective in a draft cookie's preview data, as Next passes it to a page. */
export function perspectiveOf(previewData: unknown): Perspective {
  if (typeof previewData !== 'object' || previewData === null || !('perspective' in previewData)) return DEFAULT
  const { perspective } = previewData
  if (Array.isArray(perspective)) return readPerspective(perspective.join(','))
  return typeof perspective === 'string' ? readPerspective(perspective) : DEFAULT
}
