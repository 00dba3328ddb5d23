/** Who changed documents last, from the history of the Content Lake. */
import type { SanityClient } from 'sanity'
import { textOf } from '../rules/parent.ts'

/** The latest author of each document, as user ids. Documents without a known author are left out. */
export async function lastAuthors(client: SanityClient, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { dataset } = client.config()
  const entries = await Promise.all(
    ids.map(async (id): Promise<[string, string][]> => {
      const uri = `/data/history/${dataset}/transactions/${id},drafts.${id}?excludeContent=true&reverse=true&limit=1`
      // One line of JSON; none for a document that was imported.
      const transaction: unknown = await client.request({ uri, tag: 'start.authors' }).catch(() => null)
      const author = textOf(transaction, 'author')
      return author ? [[id, author]] : []
    }),
  )
  return new Map(entries.flat())
}
