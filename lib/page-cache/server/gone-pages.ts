/**
 * Pages that an editor has deleted, moved or taken offline. What was rendered of one before is not shown when there is a page at its
 * path again, by an instance that has not rendered that yet (B753).
 */
import { LRUCache } from 'lru-cache'
import { singleton } from '../../singleton.ts'

const current = singleton<ReadonlySet<string>>('paths-of-pages', () => new Set())

/** When each was found to be gone, by its path, in milliseconds since 1970. */
const gone = singleton('gone-pages', () => new LRUCache<string, number>({ max: 5000 }))

/** Call with the paths of all pages whenever they have been read. */
export function recordPages(paths: ReadonlySet<string>): void {
  for (const path of current.get()) if (!paths.has(path)) gone.get().set(path, Date.now())
  current.set(paths)
}

/** Whether a page was gone after a render of it had begun. @param startedAt in milliseconds since 1970 */
export function wasRemovedSince(path: string, startedAt: number): boolean {
  return (gone.get().get(path) ?? 0) > startedAt
}
