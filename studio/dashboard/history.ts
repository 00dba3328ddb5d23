/** Reads transactions from the history of the Content Lake. */
import type { ClientPerspective } from '@sanity/client'
import { listOf, textOf } from '../common/untyped.ts'

type FetchOptions = { tag: string; perspective?: ClientPerspective }

/** What is used of a client of the Content Lake. */
export type HistoryLake = {
  config(): { dataset?: string }
  request<Result>(options: { url: string; tag: string }): Promise<Result>
  fetch<Result>(query: string, params: Record<string, unknown>, options: FetchOptions): Promise<Result>
}

export type Transaction = { id: string; timestamp: string; author: string; documentIds: string[] }

/** Documents whose history is read with one request. */
const BATCH_SIZE = 10

/** @returns the newest first; none for documents that were imported, and when it cannot be read */
async function readBatch(lake: HistoryLake, ids: readonly string[], limit: number): Promise<Transaction[]> {
  const query = `excludeContent=true&reverse=true&limit=${limit}`
  const url = `/data/history/${lake.config().dataset}/transactions/${ids.join(',')}?${query}`
  const lines = await lake.request<unknown>({ url, tag: 'start.history' }).catch(() => '')
  if (typeof lines !== 'string') return []
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line): unknown => JSON.parse(line))
    .map((transaction) => ({
      id: textOf(transaction, 'id'),
      timestamp: textOf(transaction, 'timestamp'),
      author: textOf(transaction, 'author'),
      documentIds: listOf(transaction, 'documentIDs').map(String),
    }))
}

/** Who changed each document last, as user ids by document ids. Documents without a known author are left out. */
export async function lastAuthors(lake: HistoryLake, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const entries = await Promise.all(
    ids.map(async (id): Promise<[string, string][]> => {
      const [last] = await readBatch(lake, [id, `drafts.${id}`], 1)
      return last?.author ? [[id, last.author]] : []
    }),
  )
  return new Map(entries.flat())
}

/** The newest transactions that changed documents, at most 100 for every ten of them; each once, in no order. */
export async function readTransactions(lake: HistoryLake, ids: readonly string[]): Promise<Transaction[]> {
  const unique = Array.from(new Set(ids))
  const batches = Array.from({ length: Math.ceil(unique.length / BATCH_SIZE) }, (_, index) =>
    unique.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE),
  )
  const found = (await Promise.all(batches.map((batch) => readBatch(lake, batch, 100)))).flat()
  return Array.from(Map.groupBy(found, ({ id }) => id).values(), (parts) => {
    const documentIds = Array.from(new Set(parts.flatMap((part) => part.documentIds)))
    return { id: '', timestamp: '', author: '', ...parts[0], documentIds }
  })
}
