/** Evaluates a query on the documents that a reader gives. */
import { evaluate as evaluateAsync } from 'groq-js'
import type { DocumentReader } from './document-reader.ts'
import { createFollow, UNKNOWN } from './origins.ts'
import { type Query, queryError } from './parse.ts'
import { type DependentTypes, type EvaluationOptions, type Explanation, Planner } from './planner.ts'
import { createSearcher } from './search.ts'
import { type ContentSourceMap, sourceMapOf, Tracer } from './source-map.ts'

/** The value of `identity()`: the local lake has no login. */
const IDENTITY = 'local'

/** What `sanity::projectId()` and `sanity::dataset()` return. */
export type DatasetRef = { projectId: string; dataset: string }

/** What a query can ask about itself: its dataset, and the time. */
export type Environment = DatasetRef & { nowMs?: number }

/** A result as JSON value, null when there is none, and what was done for it. */
export type Evaluated = { result: unknown; explanation: Explanation; types: DependentTypes }

/**
 * Evaluates a parsed query.
 * @throws HttpError 400 when groq-js cannot evaluate it; since the data are plain JSON, the query is at fault
 */
export function evaluate(query: Query, reader: DocumentReader, environment: Environment): Evaluated {
  return orQueryError(query, () => {
    const { planner } = prepare(query, reader, environment)
    const result = planner.evaluate(query.tree)
    return { result, explanation: planner.explanation, types: planner.types }
  })
}

/**
 * Evaluates a parsed query that may call functions which groq-js evaluates asynchronously only: `diff::` and `delta::`.
 * @throws HttpError 400 as {@link evaluate}
 */
export async function evaluateAny(query: Query, reader: DocumentReader, environment: Environment): Promise<Evaluated> {
  if (!isAsynchronous(query)) return evaluate(query, reader, environment)
  try {
    const { planner, options } = prepare(query, reader, environment, false)
    const value = await evaluateAsync(planner.plan(query.tree), options)
    const data: unknown = await value.get()
    return { result: data ?? null, explanation: planner.explanation, types: planner.types }
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
  reader: DocumentReader,
  environment: Environment,
  hasKeys: boolean,
): Promise<Evaluated & { sourceMap: ContentSourceMap }> {
  const follow = createFollow(reader.find)
  if (isAsynchronous(query)) {
    const evaluated = await evaluateAny(query, reader, environment)
    return { ...evaluated, sourceMap: sourceMapOf(follow.traced(evaluated.result, UNKNOWN), follow, hasKeys) }
  }
  return orQueryError(query, () => {
    const { planner, options } = prepare(query, reader, environment)
    const traced = new Tracer(planner, options, follow).trace(query.tree)
    const sourceMap = sourceMapOf(traced, follow, hasKeys)
    return { result: traced.value, explanation: planner.explanation, types: planner.types, sourceMap }
  })
}

function isAsynchronous({ text }: Query): boolean {
  return /\b(diff|delta)::/.test(text)
}

function prepare({ searches }: Query, reader: DocumentReader, environment: Environment, canEvaluate?: boolean) {
  const options: EvaluationOptions = {
    // All documents are literals in the plan.
    dataset: [],
    dereference: ({ _ref }) => {
      const isFound = search(_ref)
      if (isFound !== undefined) return isFound
      const document = reader.find(_ref) ?? reader.findElsewhere?.(_ref)
      planner.noteReference(document)
      return document
    },
    sanity: { projectId: environment.projectId, dataset: environment.dataset },
    timestamp: new Date(environment.nowMs ?? Date.now()),
    identity: IDENTITY,
  }
  const search = createSearcher(searches, reader.find, options)
  const planner = new Planner(reader, options, canEvaluate)
  return { planner, options }
}

function orQueryError<Result>(query: Query, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw queryError(query.text, `The local Content Lake cannot evaluate this query: ${reason}`)
  }
}
