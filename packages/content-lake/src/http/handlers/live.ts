/** `/v<version>/data/live/events/<dataset>`: change notifications for pages, which then fetch again. */
import type { Dataset } from '../../datasets/dataset.ts'
import { follow } from '../../listen/follow.ts'
import { idOf, sequenceOf } from '../../listen/position.ts'
import { openEventStream } from '../../listen/streams.ts'
import { isPublishedId, publishedIdOf } from '../../store/perspective.ts'
import type { Transaction } from '../../store/transactions.ts'
import type { Call, LakeContext } from '../route.ts'

/**
 * The `syncTags` of a query and the `tags` of a live event overlap when the change may affect the result.
 * @param types of the documents that the result depends on; without them, on all of the dataset
 */
export function syncTagsOf({ name }: Dataset, types?: readonly string[]): string[] {
  return types === undefined ? [`s1:${name}`] : types.map((type) => `s1:${name}:${type}`)
}

/** The tags of all queries whose results a transaction may have changed. */
function tagsOf(dataset: Dataset, { changes }: Transaction): string[] {
  const types = changes.flatMap(({ id, before, after }) => {
    // A draft of another type hides the published document, in some perspectives.
    const variants = dataset.store.variantsOf(publishedIdOf(id))
    return [before, after, ...variants].flatMap((document) => document?._type ?? [])
  })
  return [...syncTagsOf(dataset), ...syncTagsOf(dataset, [...new Set(types)])]
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
  function deliver(transaction: Transaction): void {
    if (!includesDrafts && !transaction.changes.some(({ id }) => isPublishedId(id))) return
    stream.send({ id: idOf(store, transaction.sequence), data: { tags: tagsOf(dataset, transaction) } })
  }
  follow(store, start, deliver, stream.signal)
}
