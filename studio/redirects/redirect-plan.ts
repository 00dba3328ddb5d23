/** Plans the changes needed to redirect an old path to a page. Pure. */
import { normaliseSource } from '../../lib/routing/redirects/normalise.ts'
import type { StoredTarget } from '../../lib/routing/redirects/stored-redirect.ts'
import type { LakeRow } from './routes/lake-routes.ts'

/** The target of a redirect as its document stores it. */
export function targetFields({ kind, pageId, path, anchor, url }: Partial<StoredTarget>) {
  return {
    _type: 'redirectTarget',
    ...(kind && { kind }),
    // Weak, as in the form: a redirect does not prevent the deletion of a page.
    ...(pageId && { page: { _type: 'reference', _ref: pageId, _weak: true } }),
    ...(path && { path }),
    ...(anchor && { anchor }),
    ...(url && { url }),
  }
}

type RedirectTarget = ReturnType<typeof targetFields>

export type RedirectPlan = {
  /** Fields of the new redirect; undefined when one with this source exists already. */
  create: { source: string; target: RedirectTarget; permanent: true; note: string } | undefined
  /** Redirects, published or draft, whose source is the old path: they get the new target. */
  retarget: string[]
  /** Redirects whose source is the page's current path: they have no effect, because the page takes precedence. */
  remove: string[]
  target: RedirectTarget
}

/** The target page; an article of the knowledge base has no document and is given by its path. */
type Destination = { pageId: string } | { path: string }

export type RedirectRequest = Destination & {
  /** The path that stops working. */
  from: string
  /** The page's current path, when it has moved. */
  to?: string
  /** Note shown to other editors. */
  note: string
}

/**
 * Paths are compared in the normalised form that the site uses.
 * @param existing all redirects, published and drafts
 */
export function planRedirect(
  request: RedirectRequest,
  existing: readonly Pick<LakeRow, '_id' | 'source' | 'target'>[],
): RedirectPlan {
  const { from, to, note } = request
  const target = targetFields('pageId' in request ? { kind: 'page', ...request } : { kind: 'path', ...request })
  const beginningAt = (path: string) =>
    existing
      .filter(({ source }) => source !== null && normaliseSource(source) === normaliseSource(path))
      .map(({ _id }) => _id)
  const atOldPath = beginningAt(from)
  const isPublished = atOldPath.some((id) => !id.startsWith('drafts.'))
  return {
    create: isPublished ? undefined : { source: from, target, permanent: true, note },
    retarget: atOldPath,
    remove: to === undefined ? [] : beginningAt(to),
    target,
  }
}

/**
 * Whether a page's path has changed so that the old one can be redirected. False when only case or notation changed, and
 * for the home page.
 */
export function hasMoved(from: string, to: string): boolean {
  const old = normaliseSource(from)
  return [from, to].every((path) => path.startsWith('/')) && old !== '/' && old !== normaliseSource(to)
}
