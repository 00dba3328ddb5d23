/** `/v<version>/data/listen/<dataset>`: changes of the documents that match a filter, as server-sent events. */
import type { LakeDocument } from '../dataset.ts'
import { isRecord } from '../dataset.ts'
import { QueryError } from '../groq/errors.ts'
import { answer } from '../groq/evaluate.ts'
import { createParser } from '../groq/parse.ts'
import { eventsOf, type Interest } from '../listen/events.ts'
import type { Feed } from '../listen/feed.ts'
import { idOf, sequenceOf } from '../listen/position.ts'
import type { EventStream, EventStreams } from '../listen/streams.ts'
import { createView } from '../store/views.ts'
import { apiError } from './errors.ts'
import { questionOfAddress } from './query.ts'
import type { Call } from './route.ts'

/** The first API version in which listeners receive published documents only, unless they request all versions. */
const PUBLISHED_ONLY_SINCE = '2025-02-19'

type ListenContext = { feed: Feed; streams: EventStreams; present: (document: LakeDocument) => LakeDocument }

/** Creates the handler, which caches parsed filters. */
export function createListenHandler({ feed, streams, present }: ListenContext) {
  const parse = createParser()
  const { log } = feed

  /**
   * Sends the opening event of the stream.
   * @returns the sequence after which to continue
   */
  async function greet(stream: EventStream, search: URLSearchParams, lastId: string | undefined): Promise<number> {
    const isResumable = search.get('enableResume') === 'true'
    const known = isResumable && lastId !== undefined ? sequenceOf(lastId, log) : undefined
    const sequence = known ?? feed.latest()
    // Clients that do not resume fetch anew on "welcome"; clients that resume need "reset" for that.
    const event = known !== undefined ? 'welcomeback' : isResumable && lastId !== undefined ? 'reset' : 'welcome'
    const id = known === undefined ? idOf({ sequence, current: 0, total: 0 }, log) : (lastId ?? '')
    await stream.send({ event, id, data: { listenerName: id } })
    return sequence
  }

  return async (call: Call): Promise<void> => {
    const { request, response, search, apiVersion } = call
    const { query, params } = questionOfAddress(search)
    const options = optionsOf(search, apiVersion)
    const stream = streams.open(response)
    try {
      const interest: Interest = { ...options, query: { ...parse(query, params), text: query }, params }
      await checkFilter(interest)
      const lastId = request.headers['last-event-id']
      const start = await greet(stream, search, typeof lastId === 'string' ? lastId : undefined)
      await feed.follow(
        start,
        async (transaction) => {
          const { sequence } = transaction
          const events = await eventsOf(transaction, interest, present)
          for (const [index, event] of events.entries()) {
            const id = idOf({ sequence, current: index + 1, total: events.length }, log)
            await stream.send({ event: 'mutation', id, data: event })
          }
        },
        stream.signal,
      )
    } catch (error) {
      // The response has started, and browsers do not expose the body of a failed stream: errors are sent as an event.
      if (!(error instanceof QueryError)) console.error(error)
      const body =
        error instanceof QueryError ? error.body : { message: 'The local Content Lake failed; its log says why' }
      await stream.send({ event: 'channelError', id: '', data: body })
    } finally {
      stream.end()
    }
  }
}

function optionsOf(search: URLSearchParams, apiVersion: string): Omit<Interest, 'query' | 'params'> {
  const effects = search.get('effectFormat')
  if (effects !== null && effects !== 'mendoza') {
    throw apiError(400, `Unknown effectFormat "${effects}": expected mendoza`)
  }
  return {
    includesAllVersions: search.get('includeAllVersions') === 'true' || apiVersion < PUBLISHED_ONLY_SINCE,
    includesResult: search.get('includeResult') === 'true',
    includesPrevious: search.get('includePreviousRevision') === 'true',
    includesMutations: search.get('includeMutations') !== 'false',
    includesEffects: effects === 'mendoza',
    // Both states are the same here: queries see every commit at once.
    visibility: search.get('visibility') === 'query' ? 'query' : 'transaction',
  }
}

/** @throws QueryError when the query is not a filter of documents */
async function checkFilter({ query, params }: Interest): Promise<void> {
  const found = await answer(query, params, createView([]))
  if (Array.isArray(found) || found === null || isRecord(found)) return
  const location = { start: 0, end: query.text.length }
  throw new QueryError(query.text, 'A listener needs a filter of documents, such as *[_type == "page"]', location)
}
