import type { StoredTarget } from '../../lib/routing/redirects/csv/stored.ts'

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
