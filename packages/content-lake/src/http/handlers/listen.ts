/** `/v<version>/data/listen/<dataset>`: changes of the documents that match a filter, as server-sent events. */
import type { Dataset } from '../../datasets/dataset.ts'
import { filterOf, hasJoin, parseQuery } from '../../groq/parse.ts'
import { eventsOf, type Interest } from '../../listen/events.ts'
import { follow } from '../../listen/follow.ts'
import { idOf, sequenceOf } from '../../listen/position.ts'
import { openEventStream } from '../../listen/streams.ts'
import type { Transaction } from '../../store/transactions.ts'
import { responseOf } from '../errors.ts'
import type { Call, LakeContext } from '../route.ts'
import { queryOfUrl } from './query.ts'

/** The first API version in which listeners receive published documents only, unless they request all versions. */
const PUBLISHED_ONLY_SINCE = '2025-02-19'

/** A listener that would wait for ever is worth a line. */
const JOIN = 'the filter of a listener sees the changed document alone, as on Sanity: "->" and "*" in it find no other'

export function sendChanges(call: Call, { store, names, toPublic }: Dataset, context: LakeContext): void {
  const { request, response, search } = call
  const { query, params } = queryOfUrl(search)
  const options = optionsOf(call)
  const stream = openEventStream(response, AbortSignal.any([context.closing, store.untilReplaced()]))

  /** Browsers do not expose the body of a failed stream: errors are sent as an event. */
  function orFail(work: () => void): void {
    try {
      work()
    } catch (error) {
      stream.send({ event: 'channelError', id: '', data: responseOf(error).body })
      stream.end()
    }
  }

  orFail(() => {
    const filter = filterOf(parseQuery(query, params))
    if (hasJoin(filter)) context.warnings.warnIgnored(JOIN)
    const interest: Interest = { ...options, filter }
    const lastId = String(request.headers['last-event-id'] ?? '')
    const isResuming = search.get('enableResume') === 'true' && lastId !== ''
    const known = isResuming ? sequenceOf(lastId, store) : undefined
    const start = known ?? store.log.latest()
    // Clients that do not resume fetch anew on "welcome"; clients that resume need "reset" for that.
    const event = known !== undefined ? 'welcomeback' : isResuming ? 'reset' : 'welcome'
    const position = known !== undefined ? lastId : idOf(store, start)
    stream.send({ event, id: position, data: { listenerName: position } })

    function deliver(transaction: Transaction): void {
      const events = eventsOf(transaction, interest, names, toPublic)
      for (const [index, data] of events.entries()) {
        const id = idOf(store, transaction.sequence, index + 1, events.length)
        stream.send({ event: 'mutation', id, data })
      }
    }
    follow(store, start, (transaction) => orFail(() => deliver(transaction)), stream.signal)
  })
}

function optionsOf({ search, apiVersion, isAnonymous }: Call): Omit<Interest, 'filter'> {
  return {
    includesAllVersions: search.get('includeAllVersions') === 'true' || apiVersion < PUBLISHED_ONLY_SINCE,
    isPublicOnly: isAnonymous,
    includesResult: search.get('includeResult') === 'true',
    includesPrevious: search.get('includePreviousRevision') === 'true',
    includesMutations: search.get('includeMutations') !== 'false',
    includesEffects: search.get('effectFormat') === 'mendoza',
  }
}
