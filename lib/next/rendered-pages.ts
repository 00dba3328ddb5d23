/** The pages that Next has rendered and keeps on disk; those rendered on demand, articles and voices, are bounded. Server only. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { errorMessage, logWarning } from '@/lib/log'

const SERVER = join(process.cwd(), process.env.NEXT_DIST_DIR || '.next', 'server')

/** Pages as the build has rendered them. */
const BUILT_PAGES = join(SERVER, 'pages')

/** Pages rendered since, below a folder for each route: `<hash>/$/<path>.html`. */
const RENDERED_PAGES = join(SERVER, 'route-cache', 'PAGES')

let routes: { names: string[]; changedAt: number } = { names: [], changedAt: 0 }

/** The folders of the routes, listed again only when there is a new one. */
function routeFolders(): readonly string[] {
  const changedAt = statSync(RENDERED_PAGES, { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (changedAt !== routes.changedAt) routes = { names: changedAt ? readdirSync(RENDERED_PAGES) : [], changedAt }
  return routes.names
}

/**
 * Whether a page has been rendered before, so that Next can keep it.
 * @param path as in the URL, encoded
 */
export function isRendered(path: string): boolean {
  const file = `${path === '/' ? '/index' : path}.html`
  if (existsSync(join(BUILT_PAGES, file))) return true
  return routeFolders().some((route) => existsSync(join(RENDERED_PAGES, route, '$', file)))
}

/** The file of a page, as the build has named it or Next since; captures the page's path. */
const PAGE = /^(?:[^/]+\/\$\/)?([^[]+)\.html$/

/** Whether a path, as in the URL, is of a page that is rendered on demand: an article or a voice. */
type IsOnDemand = (path: string) => boolean

/** @returns files below the folder, those that were rendered last first */
async function pagesIn(
  folder: string,
  isOnDemand: IsOnDemand,
): Promise<{ name: string; path: string; renderedAt: number }[]> {
  // Nothing has been rendered yet.
  if (!existsSync(folder)) return []
  const files = (await readdir(folder, { recursive: true }))
    .map((name) => ({ name, path: `/${PAGE.exec(name)?.[1] ?? ''}` }))
    .filter(({ path }) => isOnDemand(path))
  const dated = await Promise.all(
    files.map(async (file) => ({ ...file, renderedAt: (await stat(join(folder, file.name))).mtimeMs })),
  )
  return dated.sort((one, other) => other.renderedAt - one.renderedAt)
}

/** Paths of the articles and voices that this instance has rendered, as in the URL. */
export async function renderedOnDemand(
  isOnDemand: IsOnDemand,
  folders = [RENDERED_PAGES, BUILT_PAGES],
): Promise<string[]> {
  const found = (await Promise.all(folders.map((folder) => pagesIn(folder, isOnDemand)))).flat()
  return Array.from(new Set(found.map(({ path }) => path)))
}

/** Articles and voices kept; each has an HTML file, its data and their headers. */
const MAX_ON_DEMAND = 5000

const INTERVAL_MS = 10 * 60_000

const ENDINGS = ['.html', '.json', '.meta']

/**
 * Deletes the articles and voices that were rendered first, beyond the limit; they are rendered again when they are visited.
 * @param folder of all pages rendered since the build
 * @returns how many were deleted
 */
export async function pruneOnDemand(folder: string, isOnDemand: IsOnDemand, max = MAX_ON_DEMAND): Promise<number> {
  const oldest = (await pagesIn(folder, isOnDemand)).slice(max)
  for (const { name } of oldest) {
    for (const ending of ENDINGS) {
      await rm(join(folder, name.replace(/\.html$/, ending)), { force: true })
    }
  }
  return oldest.length
}

/** Prunes now and then for as long as the process lives. */
export function schedulePruning(isOnDemand: IsOnDemand): void {
  setInterval(() => {
    pruneOnDemand(RENDERED_PAGES, isOnDemand).catch((error: unknown) => {
      logWarning('pages.not_pruned', { reason: errorMessage(error) })
    })
  }, INTERVAL_MS).unref()
}
