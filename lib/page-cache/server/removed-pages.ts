/**
 * The paths of the editors' pages, and when a page was found to be gone: deleted, moved or taken offline. An instance does not
 * show what it rendered before a page was gone when there is a page at the path again (B753), nor a 404 that it rendered before
 * there was a page (B761).
 */
import { LRUCache } from 'lru-cache'
import { singleton } from '../../singleton.ts'

const current = singleton<ReadonlySet<string>>('paths-of-pages', () => new Set())

/** When each was found to be gone, by its path, in milliseconds since 1970. */
const removedAt = singleton('removed-pages', () => new LRUCache<string, number>({ max: 5000 }))

/** Call with the paths of all pages whenever they have been read. */
export function recordPages(paths: ReadonlySet<string>): void {
  for (const path of current.get()) if (!paths.has(path)) removedAt.get().set(path, Date.now())
  current.set(paths)
}

/** Whether editors have a page at a path, as far as this instance has read. */
export function hasPage(path: string): boolean {
  return current.get().has(path)
}

/** Whether a page was gone after a render of it had begun. @param startedAt in milliseconds since 1970 */
export function wasRemovedSince(path: string, startedAt: number): boolean {
  return (removedAt.get().get(path) ?? 0) > startedAt
}
