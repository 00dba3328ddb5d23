/**
 * Addresses at which there is certainly nothing, told from memory.
 *
 * Next keeps an answer for every address that it has ever made one for, 404s as well, so a flood of made-up addresses would fill the
 * memory. These never reach the pages: proxy.ts answers all of them with the one page for 404.
 */
import { categoryPath, isPostPath, KNOWN_CATEGORIES } from '@/lib/knowledge-base/places'
import { normaliseSource } from '@/lib/redirects/normalise'
import { isSiteOwn } from '@/lib/redirects/own'
import { routes } from './routes'

/** What lies in `public/` (a test compares). */
const PUBLIC_FILE =
  /^\/(?:(?:flags|images)\/.+|early-press\.js|favicon\.(?:ico|svg)|apple-touch-icon\.png|icon-(?:maskable-)?\d+\.png)$/

/** Could this be an article? The API says which there are. */
function mayBePost(path: string, paths: ReadonlySet<string>): boolean {
  if (!isPostPath(path)) return false
  const [, , category = ''] = path.split('/')
  return KNOWN_CATEGORIES.includes(category) || paths.has(categoryPath(category))
}

/** Is there neither a page nor anything of the site's own at this path? Redirects are not looked at. */
export async function isUnknown(path: string): Promise<boolean> {
  const { paths } = await routes()
  const tidy = normaliseSource(path)
  return !paths.has(tidy) && !isSiteOwn(tidy) && !PUBLIC_FILE.test(tidy) && !mayBePost(tidy, paths)
}
