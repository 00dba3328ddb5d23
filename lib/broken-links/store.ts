/** Adds batches of 404 hits to the document in the Content Lake, safe for concurrent processes. Server only. */
import { ClientError, type SanityClient } from '@sanity/client'
import type { Batch } from './counter.ts'
import { BROKEN_LINKS, BROKEN_LINKS_ID, readBrokenLinks } from './document.ts'
import { type Knowledge, mergeBrokenLinks } from './merge.ts'

function isConflict(error: unknown): boolean {
  return error instanceof ClientError && error.statusCode === 409
}

/** Reads, merges and writes unless the document has changed meanwhile. @returns the paths stored as broken */
async function saveOnce(client: SanityClient, batch: Batch, knowledge: Knowledge): Promise<ReadonlySet<string>> {
  const { hits, healed } = batch
  const document = await client.getDocument(BROKEN_LINKS_ID)
  const stored = readBrokenLinks(document)
  const { paths, ignored } = mergeBrokenLinks(stored, hits, {
    ...knowledge,
    works: (path) => healed.has(path) || knowledge.works(path),
  })
  const result = new Set(paths.map(({ path }) => path))
  if (!document) {
    if (paths.length === 0) return result
    const made = { _id: BROKEN_LINKS_ID, _type: BROKEN_LINKS, paths, ignored }
    await client.create(made, { tag: 'broken-links.save', returnDocuments: false })
  } else if (JSON.stringify({ paths, ignored }) !== JSON.stringify(stored)) {
    const patch = client.patch(BROKEN_LINKS_ID).ifRevisionId(document._rev).set({ paths })
    if (ignored.length < stored.ignored.length) patch.set({ ignored })
    await patch.commit({ tag: 'broken-links.save', returnDocuments: false })
  }
  return result
}

/**
 * Stores a batch; retries on top of the new revision when another process has written.
 * @returns the paths stored as broken
 * @throws when the Content Lake rejects the write
 */
export async function saveBatch(
  client: SanityClient,
  batch: Batch,
  knowledge: Knowledge,
): Promise<ReadonlySet<string>> {
  try {
    return await saveOnce(client, batch, knowledge)
  } catch (error) {
    if (!isConflict(error)) throw error
    return saveOnce(client, batch, knowledge)
  }
}
