/**
 * The most frequent of any number of paths, in a memory that does not grow: the algorithm Space-Saving.
 *
 * A. Metwally, D. Agrawal, A. El Abbadi, "Efficient Computation of Frequent and Top-k Elements in Data Streams", ICDT 2005. With k places,
 * every path that makes up more than 1/k of the visits holds one. A newcomer takes the place with the smallest count and goes on from it;
 * how much of its count may be the former holder's is noted, so a count that is certain can be told. Pure.
 */

import { earlierDay, laterDay } from './days.ts'

export type Counted = {
  path: string
  /** Visits that are certain: at least so many. */
  count: number
  /** Days of the first and the last of them. */
  firstSeen: string
  lastSeen: string
  from: string | null
}

type Place = Counted & {
  /** How many of `total` may be visits of paths that held the place before. */
  inherited: number
  total: number
}

export type TopPaths = {
  readonly size: number
  add(visit: Counted): void
  /** Everything that is known, the most frequent first; and forgets it. */
  drain(): Counted[]
}

/** @param capacity how many paths are kept at most */
export function createTopPaths(capacity: number): TopPaths {
  let places = new Map<string, Place>()

  /** The place with the smallest count. A few hundred are looked at in a few microseconds, and only for a path that is new. */
  function smallest(): Place | undefined {
    let found: Place | undefined
    for (const place of places.values()) if (!found || place.total < found.total) found = place
    return found
  }

  return {
    get size() {
      return places.size
    },
    add({ path, count, firstSeen, lastSeen, from }) {
      const known = places.get(path)
      if (known) {
        known.total += count
        known.firstSeen = earlierDay(firstSeen, known.firstSeen)
        known.lastSeen = laterDay(lastSeen, known.lastSeen)
        known.from = from ?? known.from
        return
      }
      let inherited = 0
      const loser = places.size < capacity ? undefined : smallest()
      if (loser) {
        inherited = loser.total
        places.delete(loser.path)
      }
      places.set(path, { path, count, inherited, total: inherited + count, firstSeen, lastSeen, from })
    },
    drain() {
      const all = Array.from(places.values(), ({ path, total, inherited, firstSeen, lastSeen, from }) => ({
        path,
        count: total - inherited,
        firstSeen,
        lastSeen,
        from,
      }))
      places = new Map()
      return all.sort((a, b) => b.count - a.count)
    },
  }
}
