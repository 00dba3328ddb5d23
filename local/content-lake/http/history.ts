/** `/v<version>/data/history/<dataset>/…`: past revisions, transactions and events. */
import type { ServerResponse } from 'node:http'
import { sendJson } from '../../http/json.ts'
import { isDocumentId, type LakeDocument } from '../dataset.ts'
import { documentAtRevision, lastDocument } from '../history/documents.ts'
import { listEvents } from '../history/events.ts'
import { listTransactions } from '../history/transactions.ts'
import type { Store } from '../store/store.ts'
import { apiError } from './errors.ts'
import type { Call, LakeContext } from './route.ts'

/** Maximum and default number of entries. */
const MAX_ENTRIES = 100

/** `…/documents/<ids>?revision=…|lastRevision=true`: past states of documents; those that did not exist are omitted. */
export function sendOldDocuments(call: Call, { store }: LakeContext): void {
  const find = finderOf(call.search, store)
  const documents = idsOf(call).flatMap((id) => find(id) ?? [])
  sendJson(call.response, 200, { documents: [...new Map(documents.map((found) => [found._id, found])).values()] })
}

function finderOf(search: URLSearchParams, store: Store): (id: string) => LakeDocument | undefined {
  const revision = search.get('revision')
  if (revision !== null) return (id) => documentAtRevision(store, id, revision)
  if (search.get('lastRevision') === 'true') return (id) => lastDocument(store, id)
  throw apiError(400, 'Past documents are given by "revision" or "lastRevision=true"')
}

/** `…/transactions/<ids>`: one JSON object per line. */
export function sendTransactions(call: Call, { store }: LakeContext): void {
  const { search } = call
  const entries = listTransactions(store, {
    documents: idsOf(call),
    fromTransaction: search.get('fromTransaction') ?? undefined,
    toTransaction: search.get('toTransaction') ?? undefined,
    isReverse: search.get('reverse') === 'true',
    limit: limitOf(search),
    hasEffects: search.get('effectFormat') === 'mendoza',
    isIdentifiedOnly: search.get('includeIdentifiedDocumentsOnly') === 'true',
  })
  sendLines(call.response, entries)
}

/** `…/events/documents/<id>`: a document's events, newest first. */
export function sendEvents(call: Call, { store }: LakeContext): void {
  const [id = '', ...others] = idsOf(call)
  if (others.length > 0) throw apiError(400, 'Events are given for one document at a time')
  const before = call.search.get('nextCursor') ?? ''
  if (!/^\d*$/.test(before)) throw apiError(400, '"nextCursor" must be what the page before gave')
  const { events, nextCursor } = listEvents(store, id, { limit: limitOf(call.search), before })
  sendJson(call.response, 200, { events: { [id]: events }, nextCursor })
}

function sendLines(response: ServerResponse, entries: readonly unknown[]): void {
  const bytes = Buffer.from(entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''))
  response.writeHead(200, {
    'Content-Type': 'application/x-ndjson',
    'Content-Length': bytes.length,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  })
  response.end(bytes)
}

function idsOf({ param }: Call): string[] {
  const ids = [...new Set(param('ids').split(','))]
  const bad = ids.find((id) => !isDocumentId(id))
  if (bad !== undefined) throw apiError(400, `Malformed document ID: "${bad}"`)
  return ids
}

function limitOf(search: URLSearchParams): number {
  const limit = Number(search.get('limit') ?? MAX_ENTRIES)
  if (!Number.isInteger(limit) || limit < 1) throw apiError(400, '"limit" must be a whole number from 1')
  return Math.min(limit, MAX_ENTRIES)
}
