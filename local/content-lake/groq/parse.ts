/** From the text of a query to the tree that groq-js evaluates. */
import { parse } from 'groq-js'
import { isRecord } from '../dataset.ts'
import { locateError, QueryError } from './errors.ts'
import { scan } from './scan.ts'
import { type TextQuery, takeTextQueries } from './text-query.ts'

/** A parsed query. `tree` is a tree of groq-js, whose own types do not resolve: read it by narrowing. */
export type Query = { tree: unknown; searches: readonly TextQuery[]; isAsync: boolean }

export type Params = Readonly<Record<string, unknown>>

/** Functions that groq-js parses and then refuses to evaluate; `text::query` outside of what text-query.ts can do. */
const UNIMPLEMENTED = new Set([
  'documents::get',
  'documents::incomingRefCount',
  'documents::incomingGlobalDocumentReferenceCount',
  'geo::latLng',
  'geo::contains',
  'geo::intersects',
  'geo::distance',
  'global::anywhere',
  'media::aspect',
  'text::query',
  'text::semanticSimilarity',
  'user::attributes',
])

/** How much text of queries and parameters is remembered, in characters. A tree takes more than a hundred bytes for each. */
const CACHE_SIZE = 400_000

/** A query parsed once for all parameters it may come with. */
type Template = Query & { parameters: ReadonlySet<string> }

/**
 * Makes a parser that remembers what it parsed.
 *
 * groq-js replaces each `$name` by its value while parsing (and must, where the value decides what the query means), so such a tree belongs to
 * a query together with its parameters. Most queries mean the same whatever their parameters are: their tree is remembered by the text
 * alone, and groq-js looks the values up while it evaluates.
 */
export function createParser(): (query: string, params: Params) => Query {
  const templates = createCache<Template | undefined>()
  const queries = createCache<Query>()
  return (query, params) => {
    const template = templates(query, () => parseTemplate(query))
    const isComplete = template && [...template.parameters].every((name) => Object.hasOwn(params, name))
    return isComplete ? template : queries(JSON.stringify([query, params]), () => parseQuery(query, params))
  }
}

/** A cache that forgets what has not been asked for the longest when its keys grow beyond CACHE_SIZE. */
function createCache<Value>(): (key: string, make: () => Value) => Value {
  const cache = new Map<string, { value: Value }>()
  let size = 0
  return (key, make) => {
    const known = cache.get(key)
    const entry = known ?? { value: make() }
    cache.delete(key)
    cache.set(key, entry)
    if (known === undefined) size += key.length
    for (const oldest of cache.keys()) {
      if (size <= CACHE_SIZE) break
      cache.delete(oldest)
      size -= oldest.length
    }
    return entry.value
  }
}

/**
 * Where a parameter decides what a query means: directly in brackets (a field, an element or a filter), in a slice or a range, in a
 * search text, and in functions, whose own parameters are written alike. Found by text, so now and then in vain.
 */
const DEPENDS_ON_VALUES = /[[.]\s*\$|text::|\bfn\b/

/** @returns undefined when a query depends on the values of its parameters, or is wrong: parseQuery() says how */
function parseTemplate(query: string): Template | undefined {
  if (DEPENDS_ON_VALUES.test(query)) return undefined
  try {
    const tree: unknown = parse(query)
    const found = { missing: new Set<string>(), functions: new Set<string>() }
    survey(tree, found)
    refuseUnimplemented(query, found.functions)
    return { tree, searches: [], isAsync: isAsync(found.functions), parameters: found.missing }
  } catch {
    return undefined
  }
}

function isAsync(functions: ReadonlySet<string>): boolean {
  return [...functions].some((name) => /^(diff|delta)::/.test(name))
}

/** @throws QueryError when the query is not GROQ, asks for an unknown or unimplemented function or lacks a parameter. */
export function parseQuery(query: string, params: Params): Query {
  const parseWithParams = (text: string): unknown => parse(text, { params: { ...params } })
  let parsed: unknown
  try {
    parsed = parseWithParams(query)
  } catch (error) {
    refuseMissingParameter(query, sliceParameters(query, params, error))
    throw locateError(error, query, parseWithParams)
  }
  const found = { missing: new Set<string>(), functions: new Set<string>() }
  const { tree, searches } = takeTextQueries(parsed)
  survey([tree, searches.map(({ left }) => left)], found)
  refuseMissingParameter(query, found.missing)
  refuseUnimplemented(query, found.functions)
  return { tree, searches, isAsync: isAsync(found.functions) }
}

/** A slice with a missing parameter fails before the tree is there; then all parameters that are missing are suspects. */
function sliceParameters(query: string, params: Params, error: unknown): Set<string> {
  if (!(error instanceof Error) || error.message !== 'slicing must use constant numbers') return new Set()
  return new Set(
    scan(query)
      .parameters.map(({ name }) => name)
      .filter((name) => !Object.hasOwn(params, name)),
  )
}

function refuseMissingParameter(query: string, missing: ReadonlySet<string>): void {
  if (missing.size === 0) return
  const place = scan(query).parameters.find(({ name }) => missing.has(name))
  const name = place?.name ?? [...missing].join(', $')
  throw new QueryError(query, `param $${name} referenced, but not provided`, place ?? { start: 0, end: query.length })
}

function refuseUnimplemented(query: string, functions: ReadonlySet<string>): void {
  const refused = [...functions].filter((name) => UNIMPLEMENTED.has(name))
  if (refused.length === 0) return
  const place = scan(query).parts.find(({ kind, name }) => kind === 'call' && refused.includes(name))
  const name = (place?.name ?? refused.join(', ')).replace('global::', '')
  throw new QueryError(query, `The local Content Lake does not implement the function ${name}()`, {
    start: place?.start ?? 0,
    end: place?.nameEnd ?? query.length,
  })
}

/** Collects the parameters that were not replaced and the functions a tree calls. */
function survey(node: unknown, found: { missing: Set<string>; functions: Set<string> }): void {
  if (Array.isArray(node)) {
    for (const item of node) survey(item, found)
    return
  }
  // A Value holds a value of the query or of a parameter, never a node.
  if (!isRecord(node) || node.type === 'Value') return
  if (node.type === 'Parameter' && typeof node.name === 'string') found.missing.add(node.name)
  if (node.type === 'FuncCall') found.functions.add(`${node.namespace}::${node.name}`)
  for (const child of Object.values(node)) survey(child, found)
}
