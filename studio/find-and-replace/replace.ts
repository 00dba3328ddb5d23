/** Writes replaced lines, as unpublished changes. */
import { getDraftId } from '@sanity/client/csm'
import { pathToString, type SanityClient, type SanityDocument } from 'sanity'
import type { Replacement } from './find-lines.ts'

/** A document in the perspective "drafts": its published id, and the id of what was read. */
export type StoredDocument = SanityDocument & { _originalId?: string }

/** A line of a document with what becomes of it. */
export type ReplacedLine = { document: StoredDocument; replacement: Replacement }

/** The draft of a document that has none. */
function newDraft({ _originalId, _rev, _createdAt, _updatedAt, ...content }: StoredDocument) {
  return { ...content, _id: getDraftId(content._id) }
}

/**
 * All in one transaction, which fails when one of the drafts has changed since it was read: nothing of somebody else's is
 * overwritten.
 */
export async function writeReplacements(client: SanityClient, lines: readonly ReplacedLine[]): Promise<void> {
  const transaction = client.transaction()
  for (const [document, ofDocument] of Map.groupBy(lines, (line) => line.document)) {
    const set = Object.fromEntries(
      ofDocument.flatMap(({ replacement }) => replacement.changes.map(({ path, text }) => [pathToString(path), text])),
    )
    const id = getDraftId(document._id)
    const hasDraft = document._originalId === id
    if (!hasDraft) transaction.create(newDraft(document))
    transaction.patch(id, (patch) => (hasDraft ? patch.set(set).ifRevisionId(document._rev) : patch.set(set)))
  }
  await transaction.commit({ tag: 'replace-words' })
}
