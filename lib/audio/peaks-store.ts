/** Keeps the peaks computed in this browser by the URL of their file: in local storage, and in memory for the page. */

type Peaks = readonly number[]

const known = new Map<string, Peaks | null>()
const listeners = new Set<() => void>()

const keyOf = (url: string) => `peaks ${url}`

function readStored(url: string): Peaks | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(url)) ?? 'null')
    return Array.isArray(stored) ? stored.map(Number) : null
  } catch {
    // Storage that is blocked or corrupt counts as empty.
    return null
  }
}

/** 0 to 255, evenly spaced over the file. Null when they have not been computed, and empty when they cannot be. */
export function getPeaks(url: string): Peaks | null {
  const cached = known.get(url)
  if (cached !== undefined) return cached
  const stored = readStored(url)
  known.set(url, stored)
  return stored
}

/** @param peaks empty when they cannot be computed, which is not tried again on this page */
export function keepPeaks(url: string, peaks: Peaks): void {
  known.set(url, peaks)
  try {
    if (peaks.length > 0) localStorage.setItem(keyOf(url), JSON.stringify(peaks))
  } catch {
    // Full or blocked: the page still has them in memory.
  }
  for (const listener of listeners) listener()
}

export function subscribePeaks(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
