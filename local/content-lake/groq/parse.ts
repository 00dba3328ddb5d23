/** Parses GROQ text to the tree that groq-js evaluates, and caches the trees. */
import { parse } from 'groq-js'
import { isRecord } from '../dataset.ts'
import { locateError, QueryError } from './errors.ts'
import { scan } from './scan.ts'
import { type TextQuery, takeTextQueries } from './text-query.ts'

/** A parsed query. `tree` is a tree of groq-js, whose own types do not resolve: read it by narrowing. */
export type Query = { tree: unknown; searches: readonly TextQuery[]; isAsync: boolean }

export type Params = Readonly<Record<string, unknown>>

/** Functions that groq-js parses but cannot evaluate; `text::query` where text-query.ts does not support it. */
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

/**
 * Size of the cache in characters of query and parameter text. A tree takes more than a hundred bytes per character.
 */
const CACHE_SIZE = 400_000

/** A query parsed once for all values of its parameters. */
type Template = Query & { parameters: ReadonlySet<string> }

/**
 * Creates a caching parser.
 *
 * groq-js replaces each `$name` by its value while parsing (and must, where the value changes the meaning of the
 * query), so such a tree is cached by query and parameters. Most queries mean the same for all parameter values: their
 * tree is cached by the text alone, and groq-js looks the values up during evaluation.
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

/** An LRU cache, limited to CACHE_SIZE characters of keys. */
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
 * Matches queries whose meaning may depend on parameter values: parameters directly in brackets (a field, an element or
 * a filter), in slices and ranges, in search texts, and in functions, whose own parameters look the same. A textual
 * test with false positives, which only cost a cache miss.
 */
const DEPENDS_ON_VALUES = /[[.]\s*\$|text::|\bfn\b/

/** @returns undefined when a query depends on its parameter values, or is invalid, which parseQuery() then reports */
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

/**
 * @throws QueryError when the query is not valid GROQ, calls an unknown or unimplemented function or lacks a parameter.
 */
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

/** A slice with a missing parameter fails before there is a tree; then every missing parameter may be the cause. */
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

/** Collects the unreplaced parameters and the functions called in a tree. */
function survey(node: unknown, found: { missing: Set<string>; functions: Set<string> }): void {
  if (Array.isArray(node)) {
    for (const item of node) survey(item, found)
    return
  }
  // A Value node holds a literal or a parameter value, never further nodes.
  if (!isRecord(node) || node.type === 'Value') return
  if (node.type === 'Parameter' && typeof node.name === 'string') found.missing.add(node.name)
  if (node.type === 'FuncCall') found.functions.add(`${node.namespace}::${node.name}`)
  for (const child of Object.values(node)) survey(child, found)
}
