/** Evaluates a query against a view. */
import { evaluate, evaluateSync } from 'groq-js'
import { DATASET, isRecord, PROJECT_ID } from '../dataset.ts'
import type { View } from '../store/views.ts'
import { QueryError } from './errors.ts'
import type { Params, Query } from './parse.ts'
import { createSearcher } from './text-query.ts'

/** The value of `identity()`: the local lake has no login. */
const IDENTITY = 'local'

/**
 * Evaluates a parsed query.
 * @returns the result as JSON values (dates as strings), null when there is none
 * @throws QueryError when groq-js cannot evaluate it; since the data are plain JSON, the query is at fault
 */
export async function answer(query: Query, params: Params, view: View): Promise<unknown> {
  const options = {
    dataset: view.documents,
    params: { ...params },
    dereference: ({ _ref }: { _ref: string }) => find(_ref) ?? view.byId.get(_ref),
    sanity: { projectId: PROJECT_ID, dataset: DATASET },
    identity: IDENTITY,
  }
  const find = createSearcher(
    query.searches,
    (id) => view.byId.get(id),
    () => options,
  )
  try {
    // Only diff:: and delta:: functions need asynchronous evaluation; the synchronous one is several times faster.
    const value: unknown = query.isAsync ? await evaluate(query.tree, options) : evaluateSync(query.tree, options)
    return await dataOf(value)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new QueryError(query.text, `The local Content Lake cannot evaluate this query: ${reason}`)
  }
}

/** The JSON value of a result of groq-js; null when there is none. */
export async function dataOf(value: unknown): Promise<unknown> {
  const get = isRecord(value) ? value.get : undefined
  const data: unknown = typeof get === 'function' ? await get.call(value) : undefined
  return data ?? null
}
