/** Groups redirects by target. Pure. */
import { normaliseSource } from '../../lib/routing/redirects/normalise.ts'
import { asWritten, type LakeRoutes, type LakeRow } from '../routes/lake-routes.ts'

export type RedirectTarget = {
  /** URL segment in the Studio. */
  id: string
  title: string
  /** Of the redirects, published and drafts. */
  ids: string[]
}

/** A path of this site, or an external URL; null without a target. */
function addressOf({ target }: LakeRow, { pagesById }: LakeRoutes): string | null {
  if (target?.kind === 'external') return target.url || null
  if (target?.kind === 'path') return target.path ? normaliseSource(target.path) : null
  if (!target?.pageId) return null
  const page = pagesById.get(target.pageId) ?? pagesById.get(`drafts.${target.pageId}`)
  return page?.path ?? 'a page that is gone'
}

/** The targets with their redirects, those with most first. */
export function redirectTargets(routes: LakeRoutes): RedirectTarget[] {
  const groups = Map.groupBy(asWritten(routes.redirects), (row) => addressOf(row, routes))
  groups.delete(null)
  return Array.from(groups, ([address, rows]) => ({
    id: `to-${rows[0]?._id}`,
    // The number comes first, because long paths are truncated at the end.
    title: `${rows.length} → ${address}`,
    ids: rows.flatMap(({ _id }) => [_id, `drafts.${_id}`]),
  })).sort((a, b) => b.ids.length - a.ids.length || (a.title < b.title ? -1 : 1))
}
