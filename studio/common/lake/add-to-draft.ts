/** Adds something to a list of a document, as an unpublished change of it. */
import { getDraftId } from '@sanity/client/csm'

type StoredDocument = { _id: string; _type: string; [field: string]: unknown }

/** A client that sees drafts and published documents (perspective `raw`): of the Studio, or of a test, whose class is another. */
type RawLake = {
  fetch<Result>(query: string, params: Record<string, unknown>, options: { tag: string }): Promise<Result>
  mutate(
    mutations: [
      { createIfNotExists: StoredDocument },
      { patch: { id: string; setIfMissing: object; insert: { after: string; items: unknown[] } } },
    ],
    options: { tag: string; returnDocuments: false },
  ): Promise<unknown>
}

type Added = {
  /** Published id of the document. */
  id: string
  /** Path of the list within it, such as `navigation`. */
  list: string
  item: { _key: string; _type: string; [field: string]: unknown }
}

/**
 * One transaction: the draft is made where there is none, and what others have changed in it stays.
 * @throws when the lake rejects it, or when the document is gone; nothing is written then
 */
export async function addToDraft(lake: RawLake, { id, list, item }: Added): Promise<void> {
  const draftId = getDraftId(id)
  const stored = await lake.fetch<StoredDocument[]>('*[_id in [$id, $draftId]]', { id, draftId }, { tag: 'add.read' })
  const document = stored.find(({ _id }) => _id === draftId) ?? stored[0]
  if (!document) throw new Error('The document is gone.')
  const { _rev, _createdAt, _updatedAt, ...content } = document
  await lake.mutate(
    [
      { createIfNotExists: { ...content, _id: draftId } },
      {
        patch: { id: draftId, setIfMissing: { [list]: [] }, insert: { after: `${list}[-1]`, items: [item] } },
      },
    ],
    { tag: 'add', returnDocuments: false },
  )
}
