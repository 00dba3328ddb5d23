/**
 * Addresses at which there is certainly nothing, told from memory.
 *
 * Next keeps an answer for every address that it has ever made one for, 404s as well, so a flood of made-up addresses would fill the
 * memory. These never reach the pages: proxy.ts answers all of them with the one page for 404.
 */
import { isPostPath, opensArticles } from '@/lib/knowledge-base/paths'
import { normaliseSource } from '@/lib/routing/redirects/normalise'
import { isReservedPath } from '@/lib/routing/redirects/reserved-paths'
import { routes } from './routes'

/** What lies in `public/`, as addresses are compared: in lower case (a test compares). */
const PUBLIC_FILES: ReadonlySet<string> = new Set([
  ...['/pre-hydration-clicks.js', '/favicon.ico', '/favicon.svg', '/apple-touch-icon.png'],
  ...['/icon-192.png', '/icon-512.png', '/icon-maskable-512.png'],
  ...['australia', 'globe', 'ireland', 'new-zealand', 'united-kingdom', 'united-states'].map(
    (name) => `/flags/${name}.svg`,
  ),
  ...[1, 2, 3, 4, 5, 6].map((id) => `/images/knowledge-base/blogcategory_${id}.webp`),
  '/images/knowledge-base/cover.svg',
])

/** Could this be an article? The API says which there are. */
function mayBePost(path: string, paths: ReadonlySet<string>): boolean {
  if (!isPostPath(path)) return false
  const [, , category = ''] = path.split('/')
  return opensArticles(category, paths)
}

/** Is there neither a page nor anything of the site's own at this path? Redirects are not looked at. */
export async function isUnknownPath(path: string): Promise<boolean> {
  const { paths } = await routes()
  const tidy = normaliseSource(path)
  return !paths.has(tidy) && !isReservedPath(tidy) && !PUBLIC_FILES.has(tidy) && !mayBePost(tidy, paths)
}
