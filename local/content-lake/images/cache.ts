/** An LRU cache of transformed images on disk, limited in bytes. */
import { mkdirSync, readdirSync, statSync, unlinkSync } from 'node:fs'
import { readFile, rename, unlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export type ImageCache = {
  /** Returns the cached bytes of a key, or creates and caches them. Concurrent requests for a key share one job. */
  get: (key: string, make: () => Promise<Buffer>) => Promise<{ bytes: Buffer; isHit: boolean }>
}

/**
 * @param folder of the cached files; their names are the keys
 * @param limits `bytes`: size of the cache; `jobs`: how many images are created concurrently
 */
export function openImageCache(folder: string, limits: { bytes: number; jobs: number }): ImageCache {
  mkdirSync(folder, { recursive: true })
  const sizes = scanFolder(folder)
  let total = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  const inProgress = new Map<string, Promise<Buffer>>()
  const inTurn = limiter(limits.jobs)

  function touch(key: string, size: number): void {
    total += size - (sizes.get(key) ?? 0)
    sizes.delete(key)
    sizes.set(key, size)
  }

  async function evict(): Promise<void> {
    for (const [key, size] of sizes) {
      if (total <= limits.bytes || sizes.size === 1) return
      sizes.delete(key)
      total -= size
      await unlink(join(folder, key)).catch(() => undefined)
    }
  }

  async function read(key: string): Promise<Buffer | undefined> {
    if (!sizes.has(key)) return undefined
    const path = join(folder, key)
    const bytes = await readFile(path).catch(() => undefined)
    if (bytes === undefined) {
      total -= sizes.get(key) ?? 0
      sizes.delete(key)
      return undefined
    }
    touch(key, bytes.length)
    // The access time is kept on disk, so that the next process evicts in the same order.
    const now = new Date()
    await utimes(path, now, now).catch(() => undefined)
    return bytes
  }

  async function makeAndKeep(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const bytes = await inTurn(make)
    const path = join(folder, key)
    await writeFile(`${path}.partial`, bytes)
    await rename(`${path}.partial`, path)
    touch(key, bytes.length)
    await evict()
    return bytes
  }

  return {
    get: async (key, make) => {
      const kept = await read(key)
      if (kept !== undefined) return { bytes: kept, isHit: true }
      const pending = inProgress.get(key) ?? makeAndKeep(key, make).finally(() => inProgress.delete(key))
      inProgress.set(key, pending)
      return { bytes: await pending, isHit: false }
    },
  }
}

/** Reads the files of earlier runs, least recently used first; removes partial files left by a crash. */
function scanFolder(folder: string): Map<string, number> {
  const kept: { name: string; size: number; used: number }[] = []
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (name.endsWith('.partial')) unlinkSync(path)
    else {
      const { size, mtimeMs } = statSync(path)
      kept.push({ name, size, used: mtimeMs })
    }
  }
  return new Map(kept.sort((a, b) => a.used - b.used).map(({ name, size }) => [name, size]))
}

/** Limits the number of concurrent tasks; the others wait in order. */
function limiter(limit: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (task) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
