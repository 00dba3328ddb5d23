/** `POST /v<version>/data/mutate/<dataset>` and `…/actions/<dataset>`: mutations or actions in one transaction. */
import { HttpError, readJson, sendJson } from '@bowerbird/local-server/json'
import { actionStep } from '../../actions/actions.ts'
import { isRecord } from '../../dataset.ts'
import { evaluate } from '../../groq/evaluate.ts'
import { type Params, parseQuery } from '../../groq/parse.ts'
import type { Mutation, MutationResult, OpenTransaction } from '../../store/transactions.ts'
import type { Views } from '../../store/views.ts'
import { invalid } from '../../transactions/errors.ts'
import { parseMutation } from '../../transactions/mutation.ts'
import { runSteps } from '../../transactions/run.ts'
import type { Call, LakeContext } from '../route.ts'

/** Largest body of a transaction, in bytes: Sanity's own limit. */
const MAX_TRANSACTION_BYTES = 4 * 1024 * 1024

export async function mutate({ request, response, search }: Call, { store, views }: LakeContext): Promise<void> {
  const body = await readJson(request, MAX_TRANSACTION_BYTES)
  if (!isRecord(body) || !Array.isArray(body.mutations)) throw new HttpError(400, '"mutations" must be an array')
  const results: MutationResult[] = []
  const read = (mutation: unknown) => {
    const expanded = expand(mutation, views)
    return (transaction: OpenTransaction) => {
      for (const one of expanded) results.push(transaction.mutate(one))
    }
  }
  const { id, changes } = runSteps(store, 'mutationError', body.mutations, read, {
    id: transactionIdOf(body.transactionId ?? search.get('transactionId') ?? undefined),
    dryRun: search.get('dryRun') === 'true',
  })
  const isFull = search.get('returnDocuments') === 'true'
  const documentOf = (result: MutationResult) => {
    const change = changes.find((own) => own.id === result.id)
    return change === undefined ? store.document(result.id) : (change.after ?? change.before)
  }
  sendJson(response, 200, {
    transactionId: id,
    results: results.map((result) => (isFull ? { ...result, document: documentOf(result) } : result)),
  })
}

export async function act({ request, response }: Call, { store }: LakeContext): Promise<void> {
  const body = await readJson(request, MAX_TRANSACTION_BYTES)
  if (!isRecord(body) || !Array.isArray(body.actions) || body.actions.length === 0) {
    throw new HttpError(400, '"actions" must be an array of at least one action')
  }
  const options = { id: transactionIdOf(body.transactionId), dryRun: body.dryRun === true }
  const { id } = runSteps(store, 'actionError', body.actions, actionStep, options)
  sendJson(response, 200, { transactionId: id })
}

/** Expands a mutation by query to one per matching document. */
function expand(mutation: unknown, views: Views): Mutation[] {
  const parsed = parseMutation(mutation)
  if ('document' in parsed || 'id' in parsed.target) return isRecord(mutation) ? [mutation] : []
  const { kind, target, operations, ifRevisionID } = parsed
  const ids = selectIds(views, target.query, target.params)
  return ids.map((id) => ({ [kind]: { ...operations, ifRevisionID, id } }))
}

/**
 * The ids of all documents that match the query of a patch or deletion, drafts included.
 * @throws HttpError 400 when it is not valid GROQ, MutationError when it returns something other than documents
 */
function selectIds(views: Views, query: string, params: Params): string[] {
  const found = evaluate(parseQuery(query, params), views.of('raw'))
  return [found].flat().flatMap((document) => {
    if (document === null) return []
    if (isRecord(document) && typeof document._id === 'string') return [document._id]
    throw invalid('"query" must give documents with their "_id"')
  })
}

/** @throws HttpError 400 for an invalid transaction id */
function transactionIdOf(value: unknown): string | undefined {
  if (value === undefined || (typeof value === 'string' && /^[a-zA-Z0-9_-][a-zA-Z0-9._-]{0,127}$/.test(value))) {
    return value
  }
  throw new HttpError(400, '"transactionId" must be at most 128 letters, digits, dots, dashes and underscores')
}
