/** A lake for tests, with any test runner: on a free port, with a temporary folder of data, both gone when it is closed. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from '../server/listen.ts'
import { DEFAULT_DATASET } from '../src/dataset.ts'
import { type ContentLake, type ContentLakeOptions, startContentLake } from '../src/server.ts'

export type TestLakeOptions = Partial<ContentLakeOptions> & {
  /** What the first dataset begins with, each with `_id` and `_type`; a `seed` is a file or folder instead. */
  documents?: readonly Readonly<Record<string, unknown>>[]
}

/** What `createClient` of @sanity/client takes. */
export type TestClientConfig = {
  projectId: string
  dataset: string
  apiVersion: string
  apiHost: string
  useProjectHostname: false
  useCdn: false
}

export type TestLake = ContentLake & {
  /** For the first dataset. */
  client: TestClientConfig
  /** A dataset of its own with what the first one began with, for one test. @returns what a client of it takes */
  clone: () => TestClientConfig
  /** For `await using`. */
  [Symbol.asyncDispose]: () => Promise<void>
}

/**
 * Starts a lake. Between tests, `snapshots.reset()` puts it back to what it began with, `snapshots.restore(name)` to what
 * `snapshots.save(name)` has saved.
 * @throws StartError when a document or the seed is invalid
 */
export async function startLake({ documents, ...options }: TestLakeOptions = {}): Promise<TestLake> {
  const folder = mkdtempSync(join(tmpdir(), 'content-lake-test-'))
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  try {
    const seed = documents && writeDocuments(folder, documents)
    const lake = await startContentLake({ port: 0, dataDir: folder, seed, ...options })
    const close = once(async () => {
      await lake.close()
      remove()
    })
    const client = {
      projectId: lake.project,
      dataset: options.datasets?.[0] ?? DEFAULT_DATASET,
      apiVersion: '2025-02-19',
      apiHost: lake.origin,
      useProjectHostname: false,
      useCdn: false,
    } as const
    let clones = 0
    const clone = () => {
      clones += 1
      const dataset = `clone-${clones}`
      lake.cloneSeed(dataset)
      return { ...client, dataset }
    }
    return { ...lake, client, clone, close, [Symbol.asyncDispose]: close }
  } catch (error) {
    remove()
    throw error
  }
}

function writeDocuments(folder: string, documents: readonly unknown[]): string {
  const file = join(folder, 'documents.ndjson')
  writeFileSync(file, documents.map((document) => `${JSON.stringify(document)}\n`).join(''))
  return file
}
