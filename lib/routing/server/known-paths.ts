/**
 * Decides from memory that a path certainly does not exist.
 *
 * Next caches a response for every path that it has rendered, 404s included, so a flood of random paths would fill the
 * memory. proxy.ts serves such paths from the one 404 page, without rendering them.
 */

import { isPostPath, opensArticles } from '@/lib/knowledge-base/paths'
import { normaliseSource } from '@/lib/routing/redirects/normalise'
import { isReservedPath } from '@/lib/routing/redirects/reserved-paths'
import { PUBLIC_FILES } from '@/lib/server/http/public-files'
import { isVoicePath } from '@/lib/voices/paths'
import { routes } from './routes'

/** Whether this could be an article or a voice. Only the API knows which exist. */
function mayBeApiPage(path: string, paths: ReadonlySet<string>): boolean {
  if (isVoicePath(path)) return true
  if (!isPostPath(path)) return false
  const [, , category = ''] = path.split('/')
  return opensArticles(category, paths)
}

/** Whether there is neither a page nor one of the site's own routes at this path. Redirects are not considered. */
export async function isUnknownPath(path: string): Promise<boolean> {
  const { paths } = await routes()
  const tidy = normaliseSource(path)
  return !paths.has(tidy) && !isReservedPath(tidy) && !PUBLIC_FILES.has(tidy) && !mayBeApiPage(tidy, paths)
}
