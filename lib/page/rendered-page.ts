/** The pages that Next has rendered and keeps on disk. Server only. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Next writes the pages of the build and those rendered on demand into this folder. */
export const RENDERED_PAGES = join(process.cwd(), process.env.NEXT_DIST_DIR || '.next', 'server', 'pages')

/**
 * Whether a page has been rendered before, so that Next can keep it.
 * @param path as in the URL, encoded
 */
export function isRendered(path: string): boolean {
  return existsSync(join(RENDERED_PAGES, `${path === '/' ? '/index' : path}.html`))
}
