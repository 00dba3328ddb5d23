/** `/v<version>/data/live/events/<dataset>`: change notifications for pages, which then fetch again. */
import type { Dataset } from '../../datasets/dataset.ts'
import { follow } from '../../listen/follow.ts'
import { idOf, sequenceOf } from '../../listen/position.ts'
import { openEventStream } from '../../listen/streams.ts'
import { isPublishedId } from '../../store/perspective.ts'
import type { Transaction } from '../../store/transactions.ts'
import type { Call, LakeContext } from '../route.ts'

/**
 * The `syncTags` of a query and the `tags` of a live event overlap when the change may affect the result. One tag covers
 * the whole dataset here, which is coarse but correct, because a query may follow references anywhere.
 */
export function syncTagsOf({ name }: Dataset): string[] {
  return [`s1:${name}`]
}

/** `includeDrafts=true` includes drafts and versions; otherwise only changes of published documents are sent. */
export function sendLiveEvents(
  { request, response, search, isAnonymous }: Call,
  dataset: Dataset,
  { closing }: LakeContext,
): void {
  const { store } = dataset
  const includesDrafts = search.get('includeDrafts') === 'true' && !isAnonymous
  const stream = openEventStream(response, AbortSignal.any([closing, store.untilReplaced()]))
  const lastId = request.headers['last-event-id']
  const known = typeof lastId === 'string' ? sequenceOf(lastId, store) : undefined
  const start = known ?? store.log.latest()
  const position = { id: idOf(store, start), data: { id: idOf(store, start) } }
  stream.send({ event: 'welcome', ...position })
  // The changes since that event are unknown: the client has to fetch everything again.
  if (lastId !== undefined && known === undefined) stream.send({ event: 'restart', ...position })
  function deliver({ sequence, changes }: Transaction): void {
    if (!includesDrafts && !changes.some(({ id }) => isPublishedId(id))) return
    stream.send({ id: idOf(store, sequence), data: { tags: syncTagsOf(dataset) } })
  }
  follow(store, start, deliver, stream.signal)
}
