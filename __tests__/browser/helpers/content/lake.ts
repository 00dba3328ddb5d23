/** Edits content as the Studio does: Sanity's own client and actions on the Content Lake that the site reads. */
import { waitFor } from '@bowerbird/content-lake/server/wait-for'
import type { SanityClient } from '@sanity/client'
import { DomUtils, parseDocument } from 'htmlparser2'
import { createLakeClient } from '../../../../local/stack/lake-client.ts'
import { required, requireOwnStack, siteOrigin } from '../servers/stand-ins.ts'

/** Clients by origin: a file with a cluster has a lake of its own, and the next file of its worker another. */
const clients = new Map<string, SanityClient>()

/** The lake of the browser tests, with drafts, as an editor sees it. */
export function lake(): SanityClient {
  requireOwnStack('lake')
  const origin = required('LAKE_ORIGIN')
  const client = clients.get(origin) ?? createLakeClient(origin)
  clients.set(origin, client)
  return client
}

type Fields = Readonly<Record<string, unknown>>

/** Publishes the draft of a document. Resolves when the lake has responded. */
export async function publish(id: string): Promise<void> {
  await lake().action({ actionType: 'sanity.action.document.publish', draftId: `drafts.${id}`, publishedId: id })
}

/** What this test file has created, the oldest first. */
const created: string[] = []

/**
 * Creates a document and publishes it. First deletes what an earlier try left, with everything created since that
 * may refer to it.
 */
export async function createPublished(id: string, type: string, fields: Fields): Promise<void> {
  if (created.includes(id)) await removeSince(created.indexOf(id))
  created.push(id)
  await lake().action({
    actionType: 'sanity.action.document.create',
    publishedId: id,
    attributes: { _id: `drafts.${id}`, _type: type, ...fields },
    ifExists: 'fail',
  })
  await publish(id)
}

/** Changes fields of a published document in a draft, and publishes it. */
export async function editPublished(id: string, set: Fields): Promise<void> {
  await lake().action({
    actionType: 'sanity.action.document.edit',
    draftId: `drafts.${id}`,
    publishedId: id,
    patch: { set },
  })
  await publish(id)
}

export async function unpublish(id: string): Promise<void> {
  await lake().action({ actionType: 'sanity.action.document.unpublish', draftId: `drafts.${id}`, publishedId: id })
}

/** Deletes a document with its draft. */
export async function remove(id: string): Promise<void> {
  await lake().action({
    actionType: 'sanity.action.document.delete',
    publishedId: id,
    includeDrafts: [`drafts.${id}`],
  })
}

/** Deletes the remaining documents created here, the newest first, because a referenced document cannot be deleted. */
export async function removeCreated(): Promise<void> {
  await removeSince(0)
}

async function removeSince(index: number): Promise<void> {
  const since = created.splice(index).reverse()
  const left = await lake().fetch<string[]>('*[_id in $ids]._id', { ids: since })
  for (const id of since) if (left.includes(id)) await remove(id)
}

export type Answer = { status: number; html: string; location: string | null; cache: string | null; maxAge: number }

/** One request of a visitor, without following redirects. */
export async function visit(path: string): Promise<Answer> {
  const response = await fetch(siteOrigin() + path, { redirect: 'manual' })
  const maxAge = /s-maxage=(\d+)/.exec(response.headers.get('cache-control') ?? '')?.[1]
  return {
    status: response.status,
    // The headline of the home page has no-break spaces within short sentences.
    html: (await response.text()).replaceAll('\u00a0', ' '),
    location: response.headers.get('location'),
    cache: response.headers.get('x-nextjs-cache'),
    maxAge: Number(maxAge ?? 0),
  }
}

/** Requests a path until the response is as expected; fails long before the page would be revalidated by age. */
export function untilResponse(path: string, isThere: (answer: Answer) => boolean): Promise<Answer> {
  let last: Answer | undefined
  return waitFor(
    async () => {
      last = await visit(path)
      return isThere(last) && last
    },
    {
      intervalMs: 100,
      what: () => `${path} as expected, and not status ${last?.status}, cache ${last?.cache}, to ${last?.location}`,
    },
  )
}

/**
 * Requests a path until the page comes from the cache and would stay there for a minute, so that a change soon
 * after is the webhook's work and not revalidation by age.
 */
export function untilCached(path: string): Promise<Answer> {
  return untilResponse(path, ({ status, cache, maxAge }) => status === 200 && cache === 'HIT' && maxAge >= 60)
}

/** Runs something for each path, four at a time: most of the time each waits for a render. */
export async function forEachPath(paths: readonly string[], run: (path: string) => Promise<unknown>): Promise<void> {
  // One iterator, from which each takes the next.
  const left = paths.values()
  async function runNext(): Promise<void> {
    for (const path of left) await run(path)
  }
  await Promise.all(Array.from({ length: 4 }, runNext))
}

/** The text of a page's HTML: a sentence may be set in elements of its own. */
export function textIn(html: string): string {
  return DomUtils.textContent(parseDocument(html))
}
