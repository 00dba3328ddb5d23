/** Evaluates a query against a view. */
import { evaluateSync } from 'groq-js'
import { DATASET, isRecord, PROJECT_ID } from '../dataset.ts'
import type { View } from '../store/views.ts'
import { queryError } from './errors.ts'
import type { Query } from './parse.ts'
import { createSearcher } from './text-query.ts'

/** The value of `identity()`: the local lake has no login. */
const IDENTITY = 'local'

/**
 * Evaluates a parsed query.
 * @returns the result as JSON values, null when there is none
 * @throws HttpError 400 when groq-js cannot evaluate it; since the data are plain JSON, the query is at fault
 */
export function evaluate({ text, tree, searches }: Query, view: View): unknown {
  const options = {
    dataset: view.documents,
    dereference: ({ _ref }: { _ref: string }) => find(_ref) ?? view.byId.get(_ref),
    sanity: { projectId: PROJECT_ID, dataset: DATASET },
    identity: IDENTITY,
  }
  const find = createSearcher(searches, (id) => view.byId.get(id), options)
  try {
    return dataOf(evaluateSync(tree, options))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw queryError(text, `The local Content Lake cannot evaluate this query: ${reason}`)
  }
}

/** The JSON value of a result of groq-js; null when there is none. */
function dataOf(value: unknown): unknown {
  return isRecord(value) ? (value.data ?? null) : null
}
