/** Whatever file or folder the documents name exists. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

const DOCUMENTS = ['*.md', 'docs/**/*.md', 'packages/*/*.md'].flatMap((pattern) => globSync(pattern))
/** What a build writes: a fresh clone has none of it. */
const BUILT = /^studio\/dist(?:$|\/)/

const FOLDERS = /^(?:components|deploy|docs|lib|local|packages|pages|public|studio|__tests__)\//

/** Paths in backticks, without what stands behind them, such as a placeholder. */
function pathsIn(text: string): string[] {
  return Array.from(text.matchAll(/`([^`\s]+)`/g), ([, path = '']) => path).filter(
    (path) => FOLDERS.test(path) && !BUILT.test(path) && !/[<{…]/.test(path),
  )
}

test.each(DOCUMENTS)('%s names paths that exist', (document) => {
  const missing = pathsIn(readFileSync(document, 'utf8')).filter((path) => {
    if (existsSync(path) || globSync(path).length > 0) return false
    // A module, or the tests of a room, named without their endings.
    return globSync(`${path.replace(/\/$/, '')}*`).every((found) => !basename(found).startsWith(basename(path)))
  })
  expect(missing).toEqual([])
})
