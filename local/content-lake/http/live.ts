/** `/v<version>/data/live/events/<dataset>`: change notifications for pages, which then fetch again. */
import type { Feed } from '../listen/feed.ts'
import { idOf, sequenceOf } from '../listen/position.ts'
import type { EventStreams } from '../listen/streams.ts'
import { SYNC_TAGS } from '../listen/sync-tags.ts'
import type { Store } from '../store/store.ts'
import type { Call } from './route.ts'

/** `includeDrafts=true` includes drafts and versions; otherwise only changes of published documents are sent. */
export async function sendLiveEvents(
  { request, response, search }: Call,
  { feed, store, streams }: { feed: Feed; store: Store; streams: EventStreams },
): Promise<void> {
  const includesDrafts = search.get('includeDrafts') === 'true'
  const stream = streams.open(response)
  try {
    const lastId = request.headers['last-event-id']
    const known = typeof lastId === 'string' ? sequenceOf(lastId, store) : undefined
    const start = known ?? feed.latest()
    const position = idOf({ sequence: start, current: 0, total: 0 }, store)
    await stream.send({ event: 'welcome', id: position, data: { id: position } })
    // The changes since that event are unknown: the client has to fetch everything again.
    if (lastId !== undefined && known === undefined)
      await stream.send({ event: 'restart', id: position, data: { id: position } })
    await feed.follow(
      start,
      async ({ sequence, changes }) => {
        if (!includesDrafts && changes.every(({ id }) => /^(drafts|versions)\./.test(id))) return
        const id = idOf({ sequence, current: 1, total: 1 }, store)
        await stream.send({ id, data: { tags: SYNC_TAGS } })
      },
      stream.signal,
    )
  } finally {
    stream.end()
  }
}
