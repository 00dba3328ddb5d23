/** Whether a page has been rendered before, so that Next can keep it. Server only. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Next writes the pages of the build and those rendered on demand into this folder.
 * @param path as in the URL, encoded
 */
export function isRendered(path: string): boolean {
  const folder = join(process.cwd(), process.env.NEXT_DIST_DIR || '.next', 'server', 'pages')
  return existsSync(join(folder, `${path === '/' ? '/index' : path}.html`))
}
