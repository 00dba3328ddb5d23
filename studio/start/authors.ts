/** Who changed documents last, from the history of the Content Lake. */
import type { SanityClient } from 'sanity'
import { textOf } from '../rules/parent.ts'

/** The latest author of each document, as user ids. Documents without a known author are left out. */
export async function lastAuthors(client: SanityClient, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { dataset } = client.config()
  const entries = await Promise.all(
    ids.map(async (id): Promise<[string, string][]> => {
      const url = `/data/history/${dataset}/transactions/${id},drafts.${id}?excludeContent=true&reverse=true&limit=1`
      // One line of JSON, as text; empty for a document that was imported.
      const line: unknown = await client.request({ url, tag: 'start.authors' }).catch(() => '')
      const author = typeof line === 'string' && line ? textOf(JSON.parse(line), 'author') : ''
      return author ? [[id, author]] : []
    }),
  )
  return new Map(entries.flat())
}
