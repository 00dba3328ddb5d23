/** Writes the number of held enquiries to the Content Lake, for the Studio. */
import type { SanityClient } from '@sanity/client'
import { HELD_ENQUIRIES, HELD_ENQUIRIES_ID, type HeldEnquiriesDocument } from '../../held-document'

/** Writes nothing when the document says so already, or when there is none to correct. Rejects as the client does. */
export async function saveHeldCount(client: SanityClient, count: number): Promise<void> {
  const document = await client.getDocument<HeldEnquiriesDocument>(HELD_ENQUIRIES_ID)
  if ((document?.count ?? 0) === count) return
  await client.createOrReplace(
    { _id: HELD_ENQUIRIES_ID, _type: HELD_ENQUIRIES, count },
    { tag: 'held-enquiries.save', returnDocuments: false },
  )
}
