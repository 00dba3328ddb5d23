/** Expands mutations by query to one per document. */
import { isRecord } from '../dataset.ts'
import type { Dataset } from '../datasets/dataset.ts'
import type { Params } from '../groq/parse.ts'
import type { Mutation } from '../store/transactions.ts'
import { invalid, MutationError } from './errors.ts'
import { parseMutation } from './mutation.ts'

/**
 * The mutations of each item of a request. Queries are evaluated on the documents before the transaction, in a thread, so
 * others may commit meanwhile: the caller compares the log before and after.
 * @throws HttpError 400 with the index of an item that is no mutation, or whose query gives something other than documents
 */
export async function expandMutations(
  items: readonly unknown[],
  dataset: Dataset,
  signal: AbortSignal,
): Promise<Mutation[][]> {
  const expanded: Mutation[][] = []
  for (const [index, item] of items.entries()) {
    try {
      expanded.push(await expand(item, dataset, signal))
    } catch (error) {
      throw error instanceof MutationError ? error.at(index, 'mutationError') : error
    }
  }
  return expanded
}

async function expand(mutation: unknown, dataset: Dataset, signal: AbortSignal): Promise<Mutation[]> {
  const parsed = parseMutation(mutation)
  if ('document' in parsed || 'id' in parsed.target) return isRecord(mutation) ? [mutation] : []
  const { kind, target, operations, ifRevisionID } = parsed
  const ids = await selectIds(dataset, target.query, target.params, signal)
  return ids.map((id) => ({ [kind]: { ...operations, ifRevisionID, id } }))
}

/** The ids of all documents that match the query of a patch or deletion, drafts included. */
async function selectIds(dataset: Dataset, query: string, params: Params, signal: AbortSignal): Promise<string[]> {
  const { json } = await dataset.query({ query, params, perspective: 'raw' }, signal)
  const found: unknown = JSON.parse(Buffer.from(json).toString())
  return [found].flat().flatMap((document) => {
    if (document === null) return []
    if (isRecord(document) && typeof document._id === 'string') return [document._id]
    throw invalid('"query" must give documents with their "_id"')
  })
}
