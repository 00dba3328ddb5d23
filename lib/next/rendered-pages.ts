/** The pages that Next has rendered and keeps on disk; those rendered on demand, the articles, are bounded. Server only. */
import { existsSync, readdirSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { errorMessage, logWarning } from '@/lib/log'

const SERVER = join(process.cwd(), process.env.NEXT_DIST_DIR || '.next', 'server')

/** Pages as the build has rendered them. */
const BUILT_PAGES = join(SERVER, 'pages')

/** Pages rendered since, below a folder for each route: `<hash>/$/<path>.html`. */
const RENDERED_PAGES = join(SERVER, 'route-cache', 'PAGES')

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

/** The file of an article, as the build has named it or Next since; captures the article's path. */
const ARTICLE = /^(?:[^/]+\/\$\/)?(knowledge-base\/[^/[]+\/[^/[]+)\.html$/

/** @returns names of files below the folder, those that were rendered last first */
async function articlesIn(folder: string): Promise<{ name: string; renderedAt: number }[]> {
  // Nothing has been rendered yet.
  if (!existsSync(folder)) return []
  const names = (await readdir(folder, { recursive: true })).filter((name) => ARTICLE.test(name))
  const dated = await Promise.all(
    names.map(async (name) => ({ name, renderedAt: (await stat(join(folder, name))).mtimeMs })),
  )
  return dated.sort((one, other) => other.renderedAt - one.renderedAt)
}

/** Paths of the articles that this instance has rendered, as in the URL. */
export async function renderedArticles(folders = [RENDERED_PAGES, BUILT_PAGES]): Promise<string[]> {
  const found = (await Promise.all(folders.map(articlesIn))).flat()
  return Array.from(new Set(found.map(({ name }) => name.replace(ARTICLE, '/$1'))))
}

/** Articles kept; an article has an HTML file, its data and their headers. */
const MAX_ARTICLES = 5000

const INTERVAL_MS = 10 * 60_000

const ENDINGS = ['.html', '.json', '.meta']

/**
 * Deletes the articles that were rendered first, beyond the limit; they are rendered again when they are visited.
 * @param folder of all pages rendered since the build
 * @returns how many were deleted
 */
export async function pruneArticles(folder: string, max = MAX_ARTICLES): Promise<number> {
  const oldest = (await articlesIn(folder)).slice(max)
  for (const { name } of oldest) {
    for (const ending of ENDINGS) {
      await rm(join(folder, name.replace(/\.html$/, ending)), { force: true })
    }
  }
  return oldest.length
}

/** Prunes now and then for as long as the process lives. */
export function schedulePruning(): void {
  setInterval(() => {
    pruneArticles(RENDERED_PAGES).catch((error: unknown) => {
      logWarning('pages.not_pruned', { reason: errorMessage(error) })
    })
  }, INTERVAL_MS).unref()
}
