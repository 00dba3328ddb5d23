/** Adds batches of 404 hits to the document in the Content Lake, safe for concurrent processes. */
import { ClientError, type SanityClient } from '@sanity/client'
import { BROKEN_LINKS_CONFLICT } from '../../retries.ts'
import { BROKEN_LINKS, BROKEN_LINKS_ID, type BrokenLink, readBrokenLinks } from '../document.ts'
import type { Hits } from './counter.ts'
import { mergeBrokenLinks } from './merge.ts'

const OPTIONS = { tag: 'broken-links.save', returnDocuments: false } as const

function isConflict(error: unknown): boolean {
  return error instanceof ClientError && error.statusCode === 409
}

/** Reads, merges and writes unless the document has changed meanwhile. */
async function saveOnce(client: SanityClient, hits: Hits, works: (path: string) => boolean): Promise<void> {
  const document = await client.getDocument<{ paths: BrokenLink[] }>(BROKEN_LINKS_ID)
  const stored = readBrokenLinks(document)
  const paths = mergeBrokenLinks(stored, hits, works)
  if (JSON.stringify(paths) === JSON.stringify(stored)) return
  if (document) await client.patch(BROKEN_LINKS_ID).ifRevisionId(document._rev).set({ paths }).commit(OPTIONS)
  else await client.create({ _id: BROKEN_LINKS_ID, _type: BROKEN_LINKS, paths }, OPTIONS)
}

/**
 * Stores a batch; retries on top of the new revision when another process has written.
 * @param works whether a path works by now
 * @throws when the Content Lake rejects the write
 */
export async function saveHits(client: SanityClient, hits: Hits, works: (path: string) => boolean): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await saveOnce(client, hits, works)
    } catch (error) {
      if (!isConflict(error) || attempt === BROKEN_LINKS_CONFLICT.attempts) throw error
    }
  }
}
