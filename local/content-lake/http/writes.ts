/** `POST /v<version>/data/mutate/<dataset>` and `…/actions/<dataset>`: mutations or actions in one transaction. */
import { HttpError, readJson, sendJson } from '../../http/json.ts'
import { actionStep } from '../actions/actions.ts'
import { isRecord } from '../dataset.ts'
import { answer } from '../groq/evaluate.ts'
import { type Params, parseQuery } from '../groq/parse.ts'
import type { Mutation } from '../store/transactions.ts'
import type { Views } from '../store/views.ts'
import { invalid } from '../transactions/errors.ts'
import { mutationOf, parseMutation } from '../transactions/mutation.ts'
import { documentOf, runSteps, type Step } from '../transactions/run.ts'
import type { Call, LakeContext } from './route.ts'

/** Largest body of a transaction, in bytes: Sanity's own limit. */
const MAX_TRANSACTION_BYTES = 4 * 1024 * 1024

export async function mutate({ request, response, search }: Call, { store, views }: LakeContext): Promise<void> {
  const body = await readJson(request, MAX_TRANSACTION_BYTES)
  if (!isRecord(body) || !Array.isArray(body.mutations)) throw new HttpError(400, '"mutations" must be an array')
  const read = (mutation: unknown) => mutationStep(mutation, views)
  const { transaction, results } = runSteps(store, 'mutationError', body.mutations, read, {
    id: transactionIdOf(body.transactionId ?? search.get('transactionId') ?? undefined),
    dryRun: flag(search, 'dryRun'),
  })
  const isFull = flag(search, 'returnDocuments')
  sendJson(response, 200, {
    transactionId: transaction.id,
    results: results.map((result) =>
      isFull ? { ...result, document: documentOf(result, transaction, store) } : result,
    ),
  })
}

export async function act({ request, response }: Call, { store }: LakeContext): Promise<void> {
  const body = await readJson(request, MAX_TRANSACTION_BYTES)
  if (!isRecord(body) || !Array.isArray(body.actions) || body.actions.length === 0) {
    throw new HttpError(400, '"actions" must be an array of at least one action')
  }
  const { dryRun = false, transactionId } = body
  if (typeof dryRun !== 'boolean') throw new HttpError(400, '"dryRun" must be true or false')
  const options = { id: transactionIdOf(transactionId), dryRun }
  const { transaction } = runSteps(store, 'actionError', body.actions, actionStep, options)
  sendJson(response, 200, { transactionId: transaction.id })
}

/**
 * Expands a mutation by query to one per matching document; a document deleted earlier in the transaction is skipped.
 */
function mutationStep(mutation: unknown, views: Views): Step {
  const parsed = parseMutation(mutation)
  const own: Mutation = isRecord(mutation) ? mutation : {}
  if ('document' in parsed || 'id' in parsed.target) return (transaction) => void transaction.mutate(own)
  const ids = selectIds(views, parsed.target.query, parsed.target.params)
  return (transaction) => {
    for (const id of ids.filter((found) => transaction.read(found) !== undefined)) {
      transaction.mutate(mutationOf(parsed, id))
    }
  }
}

/**
 * The ids of all documents that match the query of a patch or deletion, drafts included.
 * @throws QueryError when it is not valid GROQ, MutationError when it returns something other than documents
 */
function selectIds(views: Views, query: string, params: Params): string[] {
  const found = answer(parseQuery(query, params), views.of('raw'))
  return [found].flat().flatMap((document) => {
    if (document === null) return []
    if (isRecord(document) && typeof document._id === 'string') return [document._id]
    throw invalid('"query" must give documents with their "_id"')
  })
}

function flag(search: URLSearchParams, name: string): boolean {
  const value = search.get(name)
  if (value === null || value === 'true' || value === 'false') return value === 'true'
  throw new HttpError(400, `"${name}" must be true or false`)
}

/** @throws HttpError 400 for an invalid transaction id */
function transactionIdOf(value: unknown): string | undefined {
  if (value === undefined || (typeof value === 'string' && /^[a-zA-Z0-9_-][a-zA-Z0-9._-]{0,127}$/.test(value))) {
    return value
  }
  throw new HttpError(
    400,
    '"transactionId" must be a string of at most 128 letters, digits, dots, dashes and underscores',
  )
}
