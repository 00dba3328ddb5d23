/** `POST /v<version>/data/mutate/<dataset>` and `…/actions/<dataset>`: mutations or actions in one transaction. */
import { HttpError, readJson, sendJson } from '../../../server/json.ts'
import { actionStep } from '../../actions/actions.ts'
import { isRecord } from '../../dataset.ts'
import type { Dataset } from '../../datasets/dataset.ts'
import type { Mutation, MutationResult, OpenTransaction } from '../../store/transactions.ts'
import { expandMutations } from '../../transactions/expand.ts'
import { withKeys } from '../../transactions/keys.ts'
import { runSteps } from '../../transactions/run.ts'
import { abortOnDisconnect } from '../abort-on-disconnect.ts'
import type { Call } from '../route.ts'

/** Largest body of a transaction, in bytes: Sanity's own limit. */
const MAX_TRANSACTION_BYTES = 4 * 1024 * 1024

/** How often queries of a request are evaluated again because something else was written meanwhile. */
const MAX_ATTEMPTS = 5

export async function mutate({ request, response, search }: Call, dataset: Dataset): Promise<void> {
  const { store } = dataset
  const body = await readJson(request, MAX_TRANSACTION_BYTES)
  if (!isRecord(body) || !Array.isArray(body.mutations)) throw new HttpError(400, '"mutations" must be an array')
  const results: MutationResult[] = []
  const needsKeys = search.get('autoGenerateArrayKeys') === 'true'
  const items = await expandLatest(body.mutations, dataset, abortOnDisconnect(response))
  const read = (mutations: readonly Mutation[]) => (transaction: OpenTransaction) => {
    for (const one of mutations) results.push(transaction.mutate(needsKeys ? withKeys(one) : one))
  }
  const { id, changes } = runSteps(store, 'mutationError', items, read, {
    id: transactionIdOf(body.transactionId ?? search.get('transactionId') ?? undefined),
    dryRun: search.get('dryRun') === 'true',
  })
  const isFull = search.get('returnDocuments') === 'true'
  const hasIds = isFull || search.get('returnIds') === 'true'
  const documentOf = (result: MutationResult) => {
    const change = changes.find((own) => own.id === result.id)
    return change === undefined ? store.document(result.id) : (change.after ?? change.before)
  }
  sendJson(response, 200, {
    transactionId: id,
    results: results.map((result) => ({
      ...(hasIds ? { id: result.id } : {}),
      operation: result.operation,
      ...(isFull ? { document: documentOf(result) } : {}),
    })),
  })
}

/** Evaluates the queries of mutations on the latest documents, as if nothing could be written meanwhile. */
async function expandLatest(items: readonly unknown[], dataset: Dataset, signal: AbortSignal): Promise<Mutation[][]> {
  const { log } = dataset.store
  for (let attempt = 1; ; attempt += 1) {
    const sequence = log.latest()
    const expanded = await expandMutations(items, dataset, signal)
    if (log.latest() === sequence || attempt === MAX_ATTEMPTS) return expanded
  }
}

export async function runActions({ request, response }: Call, { store }: Dataset): Promise<void> {
  const body = await readJson(request, MAX_TRANSACTION_BYTES)
  if (!isRecord(body) || !Array.isArray(body.actions) || body.actions.length === 0) {
    throw new HttpError(400, '"actions" must be an array of at least one action')
  }
  const options = { id: transactionIdOf(body.transactionId), dryRun: body.dryRun === true }
  const { id } = runSteps(store, 'actionError', body.actions, actionStep, options)
  sendJson(response, 200, { transactionId: id })
}

/** @throws HttpError 400 for an invalid transaction id */
function transactionIdOf(value: unknown): string | undefined {
  if (value === undefined || (typeof value === 'string' && /^[a-zA-Z0-9_-][a-zA-Z0-9._-]{0,127}$/.test(value))) {
    return value
  }
  throw new HttpError(400, '"transactionId" must be at most 128 letters, digits, dots, dashes and underscores')
}
