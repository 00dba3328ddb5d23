/** Measures the local Content Lake: import, memory, queries, listeners, snapshots, and what `kill -9` costs. */
import { createReadStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { sanityImport } from '@sanity/import'
import { formatNumber } from '../../../lib/format/locale.ts'
import { table } from '../../processes/markdown-table.ts'
import { createLakeClient } from '../../stack/lake-client.ts'
import { writeDocuments } from './documents.ts'
import { startLakeProcess } from './process.ts'
import { type QueryTimes, timeQueries } from './queries.ts'
import { runStorms, STORMS } from './storms.ts'
import { LISTENERS, PARALLEL_QUERIES, timeListeners, timeParallelQueries } from './streams.ts'

/** Longest wait for a response, in milliseconds. */
const TIMEOUT_MS = 600_000

type Findings = {
  count: number
  importMs: number
  /** Bytes, after the import and after the queries. */
  memory: { imported: number; queried: number }
  queries: QueryTimes[]
  parallelMs: number
  listenersMs: number
  snapshot: { saveMs: number; restoreMs: number }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

async function post(url: string, method: 'PUT' | 'POST'): Promise<void> {
  const response = await fetch(url, { method })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
}

async function importDocuments(client: SanityClient, folder: string, count: number): Promise<number> {
  const file = join(folder, `${count}.ndjson`)
  await writeDocuments(file, count)
  return timed(() => sanityImport(createReadStream(file), { client, operation: 'create' }))
}

async function measureSize(folder: string, count: number): Promise<Findings> {
  console.error(`Content Lake with ${formatNumber(count)} documents …`)
  const lake = await startLakeProcess(join(folder, `data-${count}`))
  try {
    const client = createLakeClient(lake.origin, { timeout: TIMEOUT_MS })
    const importMs = await importDocuments(client, folder, count)
    const imported = lake.memoryBytes()
    const queries = await timeQueries(client)
    const parallelMs = await timeParallelQueries(client)
    const listenersMs = await timeListeners(client)
    const queried = lake.memoryBytes()
    const saveMs = await timed(() => post(`${lake.origin}/snapshots/bench`, 'PUT'))
    const restoreMs = await timed(() => post(`${lake.origin}/snapshots/bench/restore`, 'POST'))
    return {
      count,
      importMs,
      memory: { imported, queried },
      queries,
      parallelMs,
      listenersMs,
      snapshot: { saveMs, restoreMs },
    }
  } finally {
    await lake.stop()
  }
}

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(0)
const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1)
const whole = (milliseconds: number) => milliseconds.toFixed(0)

function report(findings: readonly Findings[], storms: Awaited<ReturnType<typeof runStorms>>): string {
  const heads = findings.map(({ count }) => formatNumber(count))
  const row = (name: string, value: (found: Findings) => string) => [name, ...findings.map(value)]
  const shapes = findings[0]?.queries ?? []
  return [
    '## The local Content Lake',
    `Documents of about 1 KB, imported by @sanity/import. Memory is that of the process with its reader threads. Aim: a snapshot of 10,000 documents is restored within a second. \`kill -9\` during ${STORMS} storms of writes: of ${formatNumber(storms.acknowledged)} acknowledged transactions ${storms.lost} were lost, ${storms.torn} were torn; the slowest start afterwards took ${whole(storms.slowestStartMs)} ms. Aim: 0 and 0.`,
    table(
      ['Documents', ...heads],
      [
        row('import, s', ({ importMs }) => seconds(importMs)),
        row('memory after the import, MB', ({ memory }) => megabytes(memory.imported)),
        row('memory after the queries, MB', ({ memory }) => megabytes(memory.queried)),
        row(`${PARALLEL_QUERIES} queries at once, ms`, ({ parallelMs }) => whole(parallelMs)),
        row(`20 changes to ${LISTENERS} listeners, ms`, ({ listenersMs }) => whole(listenersMs)),
        row('snapshot saved, ms', ({ snapshot }) => whole(snapshot.saveMs)),
        row('snapshot restored, ms', ({ snapshot }) => whole(snapshot.restoreMs)),
      ],
    ),
    table(
      ['One query after the other, ms', ...heads.flatMap((head) => [`${head} p50`, 'p99'])],
      shapes.map(({ name }, index) => [
        name,
        ...findings.flatMap(({ queries }) => {
          const times = queries[index]
          return times === undefined ? ['', ''] : [times.p50Ms.toFixed(1), times.p99Ms.toFixed(1)]
        }),
      ]),
    ),
  ].join('\n\n')
}

/**
 * The lake alone, with generated documents; it needs no site.
 * @param sizes numbers of documents
 * @throws Error when the lake fails, never for slowness
 */
export async function measureLake(sizes: readonly number[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'bowerbird-bench-lake-'))
  try {
    const findings: Findings[] = []
    for (const count of sizes) findings.push(await measureSize(folder, count))
    console.error('Content Lake under kill -9 …')
    return report(findings, await runStorms(join(folder, 'storms')))
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
