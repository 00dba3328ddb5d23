/** `/v<version>/data/live/events/<dataset>`: change notifications for pages, which then fetch again. */
import { DATASET } from '../dataset.ts'
import { idOf, sequenceOf } from '../listen/position.ts'
import { openEventStream } from '../listen/streams.ts'
import type { Call, LakeContext } from './route.ts'

/**
 * The `syncTags` of a query and the `tags` of a live event overlap when the change may affect the result. One tag covers
 * the whole dataset here, which is coarse but correct, because a query may follow references anywhere.
 */
export const SYNC_TAGS = [`s1:${DATASET}`] as const

/** `includeDrafts=true` includes drafts and versions; otherwise only changes of published documents are sent. */
export async function sendLiveEvents(
  { request, response, search }: Call,
  { feed, store, closing }: LakeContext,
): Promise<void> {
  const includesDrafts = search.get('includeDrafts') === 'true'
  const stream = openEventStream(response, closing)
  try {
    const lastId = request.headers['last-event-id']
    const known = typeof lastId === 'string' ? sequenceOf(lastId, store) : undefined
    const start = known ?? feed.latest()
    const position = idOf(store, start)
    await stream.send({ event: 'welcome', id: position, data: { id: position } })
    // The changes since that event are unknown: the client has to fetch everything again.
    if (lastId !== undefined && known === undefined)
      await stream.send({ event: 'restart', id: position, data: { id: position } })
    await feed.follow(
      start,
      async ({ sequence, changes }) => {
        if (!includesDrafts && changes.every(({ id }) => /^(drafts|versions)\./.test(id))) return
        await stream.send({ id: idOf(store, sequence), data: { tags: SYNC_TAGS } })
      },
      stream.signal,
    )
  } finally {
    stream.end()
  }
}
