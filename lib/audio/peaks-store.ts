/**
 * Stores peaks computed in this browser by file URL: in memory for the page, and a bounded number in local storage for
 * the next visit. An entry takes about 250 bytes, so a full store is some 25 KB.
 */

export type KeptPeaks = {
  /** 0 to 255, evenly spaced over the file. */
  peaks: readonly number[]
  /** Length of the source file: a different length means a different file at the same URL. */
  seconds: number
}

export type PeaksStore = {
  get(url: string): KeptPeaks | null
  put(url: string, kept: KeptPeaks): void
  /** URLs whose peaks this page has tried to compute, with or without success: never twice in one visit. */
  tried: Set<string>
  subscribe(listener: () => void): () => void
}

const KEY = 'peaks'
/** Maximum number of files stored; the oldest is evicted first. */
export const MOST_KEPT = 100

function encode(peaks: readonly number[]): string {
  return btoa(String.fromCharCode(...peaks))
}

function decode(text: string): number[] {
  return Array.from(atob(text), (byte) => byte.charCodeAt(0))
}

function readEntry(entry: unknown): [string, KeptPeaks][] {
  if (!Array.isArray(entry)) return []
  const [url, seconds, text]: unknown[] = entry
  if (typeof url !== 'string' || typeof seconds !== 'number' || typeof text !== 'string') return []
  return [[url, { seconds, peaks: decode(text) }]]
}

/** @param storage null or one that throws keeps the peaks in memory only */
export function createPeaksStore(storage: () => Storage | null): PeaksStore {
  const listeners = new Set<() => void>()
  let entries: Map<string, KeptPeaks> | null = null

  function read(): Map<string, KeptPeaks> {
    if (entries) return entries
    entries = new Map()
    try {
      const list: unknown = JSON.parse(storage()?.getItem(KEY) ?? '[]')
      if (Array.isArray(list)) entries = new Map(list.flatMap(readEntry))
    } catch {
      // Storage that is blocked or corrupt counts as empty.
    }
    return entries
  }

  return {
    tried: new Set(),
    get: (url) => read().get(url) ?? null,
    put(url, kept) {
      const all = read()
      all.delete(url)
      all.set(url, kept)
      for (const oldest of all.keys()) {
        if (all.size <= MOST_KEPT) break
        all.delete(oldest)
      }
      try {
        storage()?.setItem(
          KEY,
          JSON.stringify(Array.from(all, ([key, { seconds, peaks }]) => [key, seconds, encode(peaks)])),
        )
      } catch {
        // Full or blocked: the page still has them in memory.
      }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
