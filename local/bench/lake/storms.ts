/** Storms of writes that end with `kill -9`: what was acknowledged has to be there afterwards, and no transaction in part. */
import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { createLakeClient } from '../../stack/lake-client.ts'
import { startLakeProcess } from './process.ts'

export const STORMS = 8
const WRITERS = 8

/** Documents of one transaction. */
const PARTS = 5

/** How long a storm lasts, in milliseconds. */
const SHORTEST_MS = 400
const LONGEST_MS = 1100

export type StormFindings = {
  acknowledged: number
  /** Acknowledged transactions of which a document is missing. */
  lost: number
  /** Transactions of which some documents are there, and some not. */
  torn: number
  /** Milliseconds of the slowest start after a kill. */
  slowestStartMs: number
}

/** Writes until the lake is gone, and notes what it has acknowledged. */
async function writeUntilKilled(origin: string, name: string, acknowledged: Set<string>): Promise<void> {
  const client = createLakeClient(origin, { maxRetries: 0 })
  for (let round = 0; ; round += 1) {
    const id = `${name}-${round}`
    const parts = Array.from({ length: PARTS }, (_, part) => ({
      create: { _id: `${id}-${part}`, _type: 'part', transaction: id, text: 'x'.repeat(500) },
    }))
    try {
      await client.mutate(parts, { returnDocuments: false })
    } catch {
      return
    }
    acknowledged.add(id)
  }
}

/** Counts what is lost and torn in a lake that has started again. */
async function inspect(origin: string, acknowledged: ReadonlySet<string>) {
  const counts = new Map<string, number>()
  const stored = await createLakeClient(origin).fetch<string[]>('*[_type == "part"].transaction')
  for (const id of stored) counts.set(id, (counts.get(id) ?? 0) + 1)
  return {
    lost: [...acknowledged].filter((id) => counts.get(id) !== PARTS).length,
    torn: [...counts.values()].filter((count) => count !== PARTS).length,
  }
}

export async function runStorms(dataDir: string): Promise<StormFindings> {
  const acknowledged = new Set<string>()
  let slowestStartMs = 0
  for (let storm = 0; storm < STORMS; storm += 1) {
    const lake = await startLakeProcess(dataDir)
    if (storm > 0) slowestStartMs = Math.max(slowestStartMs, lake.startMs)
    const writers = Array.from({ length: WRITERS }, (_, writer) =>
      writeUntilKilled(lake.origin, `${storm}-${writer}`, acknowledged),
    )
    await pause(randomInt(SHORTEST_MS, LONGEST_MS))
    await lake.kill()
    await Promise.all(writers)
  }
  const lake = await startLakeProcess(dataDir)
  try {
    const found = await inspect(lake.origin, acknowledged)
    slowestStartMs = Math.max(slowestStartMs, lake.startMs)
    return { acknowledged: acknowledged.size, ...found, slowestStartMs }
  } finally {
    await lake.stop()
  }
}
