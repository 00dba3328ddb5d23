/** Who has changed documents, from the history of the Content Lake. */
import { textOf } from '../rules/parent.ts'

/** What is used of a client of the Content Lake. */
type HistoryLake = {
  config(): { dataset?: string }
  request(options: { url: string; tag: string }): Promise<unknown>
}

/** Documents whose history is read with one request. */
const AT_ONCE = 10

/** @returns the lines of a history: one JSON object each; none for documents that were imported, and when it cannot be read */
async function transactions(client: HistoryLake, ids: readonly string[], limit: number): Promise<unknown[]> {
  const { dataset } = client.config()
  const url = `/data/history/${dataset}/transactions/${ids.join(',')}?excludeContent=true&reverse=true&limit=${limit}`
  const lines: unknown = await client.request({ url, tag: 'start.authors' }).catch(() => '')
  if (typeof lines !== 'string') return []
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}

/** Who changed each document last, as user ids by document ids. Documents without a known author are left out. */
export async function lastAuthors(client: HistoryLake, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const entries = await Promise.all(
    ids.map(async (id): Promise<[string, string][]> => {
      const [last] = await transactions(client, [id, `drafts.${id}`], 1)
      const author = textOf(last, 'author')
      return author ? [[id, author]] : []
    }),
  )
  return new Map(entries.flat())
}

/**
 * The authors of transactions, as user ids by transaction ids.
 * @param ids published documents, one of each transaction
 */
export async function authorsOfTransactions(
  client: HistoryLake,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const chunks = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, index) =>
    ids.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  )
  const found = await Promise.all(chunks.map((chunk) => transactions(client, chunk, 100)))
  return new Map(found.flat().map((transaction) => [textOf(transaction, 'id'), textOf(transaction, 'author')]))
}
