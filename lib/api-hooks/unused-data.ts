/**
 * Drops SWR data that no mounted component has used for five minutes.
 *
 * SWR itself keeps everything for the life of the tab; a visitor who listens for an hour would hold every page of
 * voices in memory.
 */
import type { Cache } from 'swr'

/** Milliseconds that unused data is kept. */
export const UNUSED_FOR = 5 * 60 * 1000

type Use = { users: number; timer?: ReturnType<typeof setTimeout> }

const uses = new WeakMap<Cache, Map<string, Use>>()

function entryOf(cache: Cache, key: string): Use {
  const keys = uses.get(cache) ?? new Map<string, Use>()
  uses.set(cache, keys)
  const use = keys.get(key) ?? { users: 0 }
  keys.set(key, use)
  return use
}

/**
 * Marks a key as used by a mounted component. Returns a function that releases it.
 * @param unusedFor milliseconds that its data are kept after that
 */
export function retain(cache: Cache, key: string, unusedFor = UNUSED_FOR): () => void {
  const use = entryOf(cache, key)
  clearTimeout(use.timer)
  use.users++
  return () => {
    use.users--
    if (use.users > 0) return
    use.timer = setTimeout(() => {
      cache.delete(key)
      uses.get(cache)?.delete(key)
    }, unusedFor)
  }
}
