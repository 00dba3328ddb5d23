/** Adds batches of 404 hits to the one document in the Content Lake, beside other processes of the site that do the same. Server only. */
import { ClientError, type SanityClient } from '@sanity/client'
import type { Batch } from './counter.ts'
import { BROKEN_LINKS, BROKEN_LINKS_ID, readBrokenLinks } from './document.ts'
import { type Knowledge, mergeBrokenLinks } from './merge.ts'

function isConflict(error: unknown): boolean {
  return error instanceof ClientError && error.statusCode === 409
}

/** Reads, merges and writes, unless somebody else has written meanwhile. @returns the paths that are kept as broken */
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
 * Keeps a batch. When another process was faster, once more on top of what it wrote.
 * @returns the paths that are kept as broken
 * @throws when the lake does not take it
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
