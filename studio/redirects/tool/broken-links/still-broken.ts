/** Which of the stored broken links are still broken: the site drops the others with its next batch. Pure. */
import type { SitePaths } from '../../../../lib/routing/redirects/reserved-paths.ts'
import { resolveRedirect } from '../../../../lib/routing/redirects/resolve.ts'
import type { LakeRoutes } from '../../routes/lake-routes.ts'

/** @param site null while it is not known: then all are shown */
export function stillBroken<Link extends { path: string }>(
  links: readonly Link[],
  site: { routes: Pick<LakeRoutes, 'table'>; known: SitePaths } | null,
): readonly Link[] {
  if (!site) return links
  const { routes, known } = site
  return links.filter(
    ({ path }) =>
      !known.isPage(path) &&
      known.isOwn(path) !== true &&
      resolveRedirect(routes.table, path, known.isPage)?.kind !== 'redirect',
  )
}
