/** What a formerly broken path resolves to now. Pure. */
import { resolveRedirect } from '../../../../lib/routing/redirects/resolve.ts'
import type { LakeRoutes } from '../../../routes/lake-routes.ts'

/** As a text, or null while it is still broken. */
export function worksNow(path: string, { pages, table }: LakeRoutes, articles: ReadonlySet<string>): string | null {
  if (pages.has(path)) return 'A page is published here now.'
  const resolution = resolveRedirect(table, path, (at) => pages.has(at))
  if (resolution?.kind === 'redirect') return `Leads to ${resolution.destination} now.`
  return articles.has(path) ? 'An article is published here now.' : null
}
