/** Evaluates a query on documents. */
import { evaluate as evaluateAsync, evaluateSync } from 'groq-js'
import { isRecord } from '../dataset.ts'
import { queryError } from './errors.ts'
import { createFollow, UNKNOWN } from './origins/origin.ts'
import { type ContentSourceMap, sourceMapOf } from './origins/source-map.ts'
import { trace } from './origins/trace.ts'
import type { Query } from './parse.ts'
import { planQuery } from './plan.ts'
import type { Source } from './source.ts'
import { createSearcher } from './text-query.ts'

/** The value of `identity()`: the local lake has no login. */
const IDENTITY = 'local'

/** What a query can ask about itself: its dataset, and the time. */
export type Environment = DatasetName & { nowMs?: number }

/** What `sanity::projectId()` and `sanity::dataset()` return. */
export type DatasetName = { projectId: string; dataset: string }

/**
 * Evaluates a parsed query.
 * @returns the result as JSON values, null when there is none
 * @throws HttpError 400 when groq-js cannot evaluate it; since the data are plain JSON, the query is at fault
 */
export function evaluate(query: Query, source: Source, environment: Environment): unknown {
  return orQueryError(query, () => {
    const { tree, options } = prepare(query, source, environment, false)
    return dataOf(evaluateSync(tree, options))
  })
}

/**
 * Evaluates a parsed query that may call functions which groq-js evaluates asynchronously only: `diff::` and `delta::`.
 * @throws HttpError 400 as {@link evaluate}
 */
export async function evaluateAny(query: Query, source: Source, environment: Environment): Promise<unknown> {
  if (!isAsynchronous(query)) return evaluate(query, source, environment)
  try {
    const { tree, options } = prepare(query, source, environment, true)
    const value = await evaluateAsync(tree, options)
    const data: unknown = await value.get()
    return data ?? null
  } catch (error) {
    return orQueryError(query, () => {
      throw error
    })
  }
}

/**
 * Evaluates a parsed query, with the origins of the result.
 * @param hasKeys whether items of arrays are named by their `_key` in the map
 * @throws HttpError 400 as {@link evaluate}
 */
export async function evaluateWithSourceMap(
  query: Query,
  source: Source,
  environment: Environment,
  hasKeys: boolean,
): Promise<{ result: unknown; sourceMap: ContentSourceMap }> {
  const follow = createFollow(source.find)
  const traced = isAsynchronous(query)
    ? follow.traced(await evaluateAny(query, source, environment), UNKNOWN)
    : orQueryError(query, () => {
        const { tree, options, subqueryOf } = prepare(query, source, environment, false)
        return trace(tree, options, follow, subqueryOf)
      })
  return { result: traced.value, sourceMap: sourceMapOf(traced, follow, hasKeys) }
}

function isAsynchronous({ text }: Query): boolean {
  return /\b(diff|delta)::/.test(text)
}

function prepare({ tree, searches }: Query, source: Source, environment: Environment, canWait: boolean) {
  const options = {
    // Everything is read by the plan.
    dataset: [],
    dereference: ({ _ref }: { _ref: string }) =>
      _ref.startsWith(' ') ? (search(_ref) ?? plan.resolve(_ref)) : (source.find(_ref) ?? source.findElsewhere?.(_ref)),
    sanity: { projectId: environment.projectId, dataset: environment.dataset },
    timestamp: new Date(environment.nowMs ?? Date.now()),
    identity: IDENTITY,
  }
  const search = createSearcher(searches, source.find, options)
  const plan = planQuery(tree, source, (subtree) => dataOf(evaluateSync(subtree, options)), canWait)
  return { tree: plan.tree, options, subqueryOf: plan.subqueryOf }
}

function orQueryError<Result>(query: Query, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw queryError(query.text, `The local Content Lake cannot evaluate this query: ${reason}`)
  }
}

/** The JSON value of a result of groq-js; null when there is none. */
function dataOf(value: unknown): unknown {
  return isRecord(value) ? (value.data ?? null) : null
}
