/** Adds something to a list of a document, as an unpublished change of it. */
import { getDraftId } from '@sanity/client/csm'
import type { SanityClient, SanityDocument } from 'sanity'

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
export async function addToDraft(client: SanityClient, { id, list, item }: Added): Promise<void> {
  const lake = client.withConfig({ perspective: 'raw', useCdn: false })
  const draftId = getDraftId(id)
  const stored = await lake.fetch<SanityDocument[]>('*[_id in [$id, $draftId]]', { id, draftId }, { tag: 'add.read' })
  const document = stored.find(({ _id }) => _id === draftId) ?? stored[0]
  if (!document) throw new Error('The document is gone.')
  const { _rev, _createdAt, _updatedAt, ...content } = document
  await lake
    .transaction()
    .createIfNotExists({ ...content, _id: draftId })
    .patch(draftId, (patch) => patch.setIfMissing({ [list]: [] }).insert('after', `${list}[-1]`, [item]))
    .commit({ tag: 'add' })
}
