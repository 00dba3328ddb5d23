/** The pages that Next has rendered and keeps on disk. Server only. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const SERVER = join(process.cwd(), process.env.NEXT_DIST_DIR || '.next', 'server')

/** Pages as the build has rendered them. */
const BUILT_PAGES = join(SERVER, 'pages')

/** Pages rendered since, below a folder for each route: `<hash>/$/<path>.html`. */
export const RENDERED_PAGES = join(SERVER, 'route-cache', 'PAGES')

/**
 * Whether a page has been rendered before, so that Next can keep it.
 * @param path as in the URL, encoded
 */
export function isRendered(path: string): boolean {
  const file = `${path === '/' ? '/index' : path}.html`
  if (existsSync(join(BUILT_PAGES, file))) return true
  if (!existsSync(RENDERED_PAGES)) return false
  return readdirSync(RENDERED_PAGES).some((route) => existsSync(join(RENDERED_PAGES, route, '$', file)))
}
