/** Builds webhook payloads from changes, like Sanity's GROQ-powered webhooks. */

import { evaluate, parse } from 'groq-js'
import { StartError } from '../../server/listen.ts'
import type { LakeDocument } from '../dataset.ts'
import type { DatasetRef } from '../groq/query.ts'
import { sha1Of } from '../store/assets.ts'
import { isPublishedId } from '../store/perspective.ts'
import type { DocumentChange, Transaction } from '../store/transactions.ts'

/** A webhook event of one document. */
export type WebhookEvent = {
  document: string
  headers: Readonly<Record<string, string>>
  /** JSON. */
  body: string
}

/** What to report and how, in GROQ with `before()`, `after()` and `delta::` functions. */
export type WebhookQueries = {
  /** By default every published document. */
  filter?: string
  /** By default the whole document. */
  projection?: string
}

/** The parsed form of {@link WebhookQueries}. */
export type ParsedQueries = { filter: unknown; projection: unknown }

/** @throws StartError when one is not valid GROQ */
export function parseQueries({ filter = 'true', projection = '@' }: WebhookQueries): ParsedQueries {
  return { filter: parseQuery('filter', filter), projection: parseQuery('projection', projection) }
}

function parseQuery(name: string, query: string): unknown {
  try {
    return parse(`${query}\n`, { mode: 'delta' })
  } catch (error) {
    throw new StartError(`The ${name} of the webhook is not GROQ: ${error instanceof Error ? error.message : error}.`)
  }
}

/**
 * @param find returns a document by id, for references in filter and projection
 * @returns one event per published document that changed and matches the filter
 */
export async function eventsOf(
  transaction: Transaction,
  { filter, projection }: ParsedQueries,
  find: (id: string) => LakeDocument | undefined,
  names: DatasetRef,
): Promise<WebhookEvent[]> {
  const events: WebhookEvent[] = []
  for (const change of transaction.changes) {
    if (!isPublishedId(change.id)) continue
    if ((await evaluateIn(filter, change, find, names)) !== true) continue
    const payload = await evaluateIn(projection, change, find, names)
    events.push(eventOf(transaction, change, JSON.stringify(payload), names))
  }
  return events
}

async function evaluateIn(
  tree: unknown,
  { before, after }: DocumentChange,
  find: (id: string) => LakeDocument | undefined,
  names: DatasetRef,
): Promise<unknown> {
  // Asynchronous, because of the functions of delta mode.
  const value = await evaluate(tree, {
    root: after ?? before,
    // Without it groq-js follows no references.
    dataset: [],
    before,
    after,
    dereference: ({ _ref }: { _ref: string }) => find(_ref),
    sanity: names,
  })
  return value.get()
}

function eventOf(
  { id, timestamp }: Transaction,
  change: DocumentChange,
  body: string,
  names: DatasetRef,
): WebhookEvent {
  return {
    document: change.id,
    body,
    headers: {
      'content-type': 'application/json',
      // The same for every attempt, so that a receiver can detect duplicates.
      'idempotency-key': sha1Of(`${id} ${change.id}`),
      'sanity-transaction-id': id,
      'sanity-transaction-time': timestamp,
      'sanity-project-id': names.projectId,
      'sanity-dataset': names.dataset,
      'sanity-document-id': change.id,
      'sanity-operation': operationOf(change),
    },
  }
}

function operationOf({ before, after }: DocumentChange): string {
  if (before === undefined) return 'create'
  return after === undefined ? 'delete' : 'update'
}
