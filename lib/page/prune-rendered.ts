/** Bounds what Next keeps on disk of pages rendered on demand: the articles. Server only. */
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { errorMessage, logWarning } from '@/lib/log'
import { RENDERED_PAGES } from './rendered-page'

/** Articles kept; an article has an HTML file and its data. */
const MAX_ARTICLES = 5000

const INTERVAL_MS = 10 * 60_000

/**
 * Deletes the articles that were rendered first, beyond the limit; they are rendered again when they are visited.
 * @param folder of the articles of all categories
 * @returns how many were deleted
 */
export async function pruneArticles(folder: string, max = MAX_ARTICLES): Promise<number> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.html'))
  if (names.length <= max) return 0
  const dated = await Promise.all(
    names.map(async (name) => ({ name, renderedAt: (await stat(join(folder, name))).mtimeMs })),
  )
  const oldest = dated.sort((one, other) => one.renderedAt - other.renderedAt).slice(0, names.length - max)
  for (const { name } of oldest) {
    for (const ending of ['.html', '.json']) {
      await rm(join(folder, name.replace(/\.html$/, ending)), { force: true })
    }
  }
  return oldest.length
}

/** Prunes now and then for as long as the process lives. */
export function schedulePruning(): void {
  const folder = join(RENDERED_PAGES, 'knowledge-base')
  setInterval(() => {
    pruneArticles(folder).catch((error: unknown) => {
      logWarning('pages.not_pruned', { reason: errorMessage(error) })
    })
  }, INTERVAL_MS).unref()
}
