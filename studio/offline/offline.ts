/**
 * Takes pages offline and puts them online again. An offline page stays published, so that what refers to it stays whole;
 * the site's queries leave it out by its field `offline`.
 */
import type { SanityClient } from 'sanity'
import type { PromptedPage } from '../common/prompt-store.ts'
import { targetFields } from '../redirects/redirect-plan.ts'
import type { Candidate } from '../redirects/suggest-targets.ts'

/** The redirect of an offline page. It goes when the page is back. */
function redirectIdOf(pageId: string): string {
  return `offline-${pageId}`
}

/** Ids of a document, published and draft, that exist. */
async function existing(client: SanityClient, id: string): Promise<string[]> {
  const lake = client.withConfig({ perspective: 'raw' })
  return lake.fetch<string[]>('*[_id in [$id, "drafts." + $id]]._id', { id }, { tag: 'offline.read' })
}

/**
 * Takes a page offline, in one transaction with the redirect.
 * @param target where its visitors go meanwhile; without one they find nothing
 * @throws when the lake rejects it; nothing is written then
 */
export async function takeOffline(
  client: SanityClient,
  { id, title, path }: PromptedPage,
  target: Candidate | undefined,
): Promise<void> {
  const transaction = client.transaction()
  // The draft as well: a later publish must not put the page online.
  for (const each of await existing(client, id)) transaction.patch(each, (patch) => patch.set({ offline: true }))
  if (target) {
    const { pageId } = target
    transaction.createOrReplace({
      _id: redirectIdOf(id),
      _type: 'redirect',
      source: path,
      target: targetFields(pageId === undefined ? { kind: 'path', path: target.path } : { kind: 'page', pageId }),
      permanent: false,
      note: `As long as “${title}” is offline. It goes when the page is put online again.`,
    })
  }
  await transaction.commit({ tag: 'offline.take' })
}

/** Puts a page online again, and removes the redirect that it had meanwhile. @throws when the lake rejects it */
export async function putOnline(client: SanityClient, id: string): Promise<void> {
  const [page, redirect] = await Promise.all([existing(client, id), existing(client, redirectIdOf(id))])
  const transaction = client.transaction()
  for (const each of page) transaction.patch(each, (patch) => patch.unset(['offline']))
  for (const each of redirect) transaction.delete(each)
  await transaction.commit({ tag: 'offline.end' })
}
