/** `/v<version>/data/history/<dataset>/…`: past revisions, transactions and events. */
import { HttpError, sendJson } from '../../../server/json.ts'
import type { LakeDocument } from '../../dataset.ts'
import type { Dataset } from '../../datasets/dataset.ts'
import { effectsOf } from '../../history/effects.ts'
import { listEvents } from '../../history/events.ts'
import { listReleaseEvents } from '../../history/release-events.ts'
import { publishedIdOf, releaseIdOf } from '../../store/perspective.ts'
import type { Store } from '../../store/store.ts'
import type { TransactionHead } from '../../store/transaction-log.ts'
import type { Call } from '../route.ts'
import { idsOf } from './documents.ts'

/** Maximum and default number of entries. */
const MAX_ENTRIES = 100

/** `…/documents/<ids>?revision=…|time=…|lastRevision=true`: past states of documents; those that did not exist are omitted. */
export function sendOldDocuments(call: Call, { store }: Dataset): void {
  const find = finderOf(call.search, store)
  const documents = idsOf(call).flatMap((id) => find(id) ?? [])
  sendJson(call.response, 200, { documents: [...new Map(documents.map((found) => [found._id, found])).values()] })
}

function finderOf(search: URLSearchParams, store: Store): (id: string) => LakeDocument | undefined {
  const revision = search.get('revision')
  if (revision !== null) return (id) => documentAtRevision(store, id, revision)
  const time = timeIn(search, 'time')
  if (time !== undefined) {
    const sequence = store.log.sequenceAt(time)
    return (id) => store.log.documentAt(id, sequence)
  }
  if (search.get('lastRevision') === 'true') return (id) => lastRevisionOf(store, id)
  throw new HttpError(400, 'Past documents are given by "revision", "time" or "lastRevision=true"')
}

/**
 * The document, or its last state before it was deleted.
 *
 * A version that is gone has the revision that removed it, as on Sanity: where the Studio reverts a release, it takes
 * that for the transaction that published the release.
 */
function lastRevisionOf({ log }: Store, id: string): LakeDocument | undefined {
  const last = log.last(id)
  if (last === undefined || releaseIdOf(id) === undefined) return last
  const change = log.revisionsOf(id).at(-1)
  return change?.isDeleted ? { ...last, _rev: log.head(change.sequence)?.id ?? last._rev } : last
}

/**
 * The document at a revision, of itself or of another document.
 *
 * A draft that did not exist then is returned as the published document, when the revision is one of that: so the
 * Studio can show what was published before there was a draft.
 */
function documentAtRevision(store: Store, id: string, revision: string): LakeDocument | undefined {
  const own = exactly(store, id, revision)
  if (own !== undefined) return own
  const published = exactly(store, publishedIdOf(id), revision)
  return published?._rev === revision ? published : undefined
}

function exactly({ log }: Store, id: string, revision: string): LakeDocument | undefined {
  const sequence = log.sequenceOf(revision)
  if (sequence !== undefined) return log.documentAt(id, sequence)
  const first = log.documentAt(id, 0)
  return first?._rev === revision ? first : undefined
}

/**
 * `…/transactions/<ids>`: those that changed the documents, with the effects on them and mutations with the same result, one JSON object per line. Both ends of the range are included; ids of unknown transactions stand for the beginning.
 */
export function sendTransactions(call: Call, { store: { log } }: Dataset): void {
  const { search, response } = call
  const ids = idsOf(call)
  const [fromId, toId] = [search.get('fromTransaction'), search.get('toTransaction')]
  const from = fromId ? (log.sequenceOf(fromId) ?? 1) : 1
  const to = toId ? (log.sequenceOf(toId) ?? 0) : log.latest()
  const sequencesOf = new Map(ids.map((id) => [id, log.revisionsOf(id).map(({ sequence }) => sequence)]))
  const sequences = new Set([...sequencesOf.values()].flat())
  const inRange = [...sequences].filter((sequence) => sequence >= from && sequence <= to).sort((a, b) => a - b)
  const isWanted = wantedHeads(search)
  const heads = inRange.flatMap((sequence) => log.head(sequence) ?? []).filter(isWanted)
  const ordered = search.get('reverse') === 'true' ? heads.reverse() : heads
  const hasMutations = search.get('excludeContent') !== 'true' && search.get('excludeMutations') !== 'true'
  const entries = ordered.slice(0, limitOf(search)).map(({ sequence, id, timestamp, author }) => {
    const documentIDs = ids.filter((document) => sequencesOf.get(document)?.includes(sequence))
    const effects = documentIDs.map((document) => [
      document,
      effectsOf(log.documentAt(document, sequence - 1), log.documentAt(document, sequence)),
    ])
    const mutations = hasMutations ? { mutations: documentIDs.map((own) => log.mutationOf(own, sequence)) } : {}
    return { id, timestamp, author, documentIDs, ...mutations, effects: Object.fromEntries(effects) }
  })
  const bytes = Buffer.from(entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''))
  response.writeHead(200, {
    'Content-Type': 'application/x-ndjson',
    'Content-Length': bytes.length,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  })
  response.end(bytes)
}

/** Which transactions `fromTime`, `toTime` (both included) and `authors` admit. @throws HttpError 400 when a time is no date */
function wantedHeads(search: URLSearchParams): (head: TransactionHead) => boolean {
  const [from, to] = [timeIn(search, 'fromTime'), timeIn(search, 'toTime')]
  const authors = search.get('authors')?.split(',')
  return ({ timestamp, author }) =>
    (from === undefined || timestamp >= from) &&
    (to === undefined || timestamp <= to) &&
    (authors === undefined || authors.includes(author))
}

/** An option as an ISO date in UTC. @throws HttpError 400 when it is no date */
function timeIn(search: URLSearchParams, name: string): string | undefined {
  const value = search.get(name)
  if (!value) return undefined
  const date = new Date(value)
  if (Number.isNaN(date.getTime())) throw new HttpError(400, `"${name}" must be a date, not "${value}"`)
  return date.toISOString()
}

/** `…/events/documents/<id>`: all events of a document, newest first. */
export function sendEvents(call: Call, { store }: Dataset): void {
  const [id = '', ...others] = idsOf(call)
  if (others.length > 0) throw new HttpError(400, 'Events are given for one document at a time')
  sendJson(call.response, 200, { events: { [id]: listEvents(store, id) }, nextCursor: '' })
}

/** `…/events/releases/<release>`: the events of a release, newest first. */
export function sendReleaseEvents({ response, param }: Call, { store }: Dataset): void {
  sendJson(response, 200, { events: listReleaseEvents(store, param('release')), nextCursor: '' })
}

function limitOf(search: URLSearchParams): number {
  const limit = Number(search.get('limit') ?? MAX_ENTRIES)
  if (!Number.isInteger(limit) || limit < 1) throw new HttpError(400, '"limit" must be a whole number from 1')
  return Math.min(limit, MAX_ENTRIES)
}
