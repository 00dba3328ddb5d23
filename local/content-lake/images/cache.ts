/** Images that were made before, on disk, up to a number of bytes; the one that was not asked for longest goes first. */
import { mkdirSync, readdirSync, statSync, unlinkSync } from 'node:fs'
import { readFile, rename, unlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export type ImageCache = {
  /** Gives what is kept under a key, or makes and keeps it. Asked for twice at a time, it is made once. */
  get: (key: string, make: () => Promise<Buffer>) => Promise<{ bytes: Buffer; isHit: boolean }>
}

/**
 * @param folder where the files lie; their names are the keys
 * @param limits `bytes`: how much is kept; `jobs`: how many are made at a time
 */
export function openImageCache(folder: string, limits: { bytes: number; jobs: number }): ImageCache {
  mkdirSync(folder, { recursive: true })
  const sizes = scanFolder(folder)
  let total = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  const making = new Map<string, Promise<Buffer>>()
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
    // The time of use outlives the process: the next one evicts in this order.
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
      const pending = making.get(key) ?? makeAndKeep(key, make).finally(() => making.delete(key))
      making.set(key, pending)
      return { bytes: await pending, isHit: false }
    },
  }
}

/** What is there from earlier runs, longest unused first; what a crash left half written goes. */
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

/** Lets so many tasks run at a time; the others wait in the order they came. */
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
