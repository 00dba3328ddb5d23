/**
 * Decides from memory that a path certainly does not exist.
 *
 * Next caches a response for every path that it has rendered, 404s included, so a flood of random paths would fill the
 * memory. proxy.ts serves such paths from the one 404 page, without rendering them.
 */

import { isPostPath } from '@/lib/knowledge-base/paths'
import { PUBLIC_FILES } from '@/lib/server/http/public-files'
import { isVoicePath } from '@/lib/voices/paths'
import { parseListPage } from '../list-pages'
import { normaliseSource } from '../redirects/normalise'
import { isReservedPath } from '../redirects/reserved-paths'
import { defaultCategory, isOpenCategory } from './categories'
import { routes } from './routes'

/** Whether this could be an article or a voice, which only the API knows, or is a category of the API. */
async function mayBeApiPage(path: string): Promise<boolean> {
  if (isVoicePath(path)) return true
  if (!isPostPath(path)) return (await defaultCategory(path)) !== null
  const [, , category = ''] = path.split('/')
  return isOpenCategory(category)
}

/** Whether there is a page with this path, of the editors or by default. */
async function isPagePath(path: string): Promise<boolean> {
  return (await routes()).paths.has(path) || (await defaultCategory(path)) !== null
}

/** Whether this could be a further page of a list. Only its page knows how many there are. */
export async function mayBeListPage(path: string): Promise<boolean> {
  const further = parseListPage(path)
  return further !== null && isPagePath(further.path)
}

/** Whether there is neither a page nor one of the site's own routes at this path. Redirects are not considered. */
export async function isUnknownPath(path: string): Promise<boolean> {
  const { paths } = await routes()
  const normalised = normaliseSource(path)
  if (paths.has(normalised) || isReservedPath(normalised) || PUBLIC_FILES.has(normalised)) return false
  return !(await mayBeListPage(normalised)) && !(await mayBeApiPage(normalised))
}
