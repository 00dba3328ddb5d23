/** Parses GROQ text to the tree that groq-js evaluates, and caches the trees. */
import { parse } from 'groq-js'
import { LRUCache } from 'lru-cache'
import { isRecord } from '../dataset.ts'
import { errorAtName, locateError } from './errors.ts'
import { type TextQuery, takeTextQueries } from './text-query.ts'

/** A parsed query. `tree` is a tree of groq-js, whose own types do not resolve: read it by narrowing. */
export type Query = {
  text: string
  tree: unknown
  searches: readonly TextQuery[]
  isAsync: boolean
  /** Parameters that are looked up during evaluation. */
  parameters: ReadonlySet<string>
}

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
 * Limited to characters of query and parameter text. A tree takes more than a hundred bytes per character.
 */
const cache = new LRUCache<string, Query>({ maxSize: 400_000, sizeCalculation: (_query, key) => key.length })

/**
 * Matches queries whose meaning may depend on parameter values: parameters directly in brackets (a field, an element or
 * a filter), in slices and ranges, in search texts, and in functions, whose own parameters look the same. A textual
 * test with false positives, which only cost a cache miss.
 */
const DEPENDS_ON_VALUES = /[[.]\s*\$|\[[^\]]*\$[^\]]*\.\.|text::|\bfn\b/

/**
 * groq-js replaces each `$name` by its value while parsing (and must, where the value changes the meaning of the
 * query), so such a tree is cached by query and parameters. Most queries mean the same for all parameter values: their
 * tree is cached by the text alone, and groq-js looks the values up during evaluation.
 * @throws QueryError when the query is not valid GROQ, calls an unknown or unimplemented function or lacks a parameter
 */
export function parseQuery(text: string, params: Params): Query {
  const isTemplate = !DEPENDS_ON_VALUES.test(text)
  const key = isTemplate ? text : JSON.stringify([text, params])
  const query = cache.get(key) ?? compile(text, isTemplate ? {} : params)
  cache.set(key, query)
  refuseMissingParameter(text, [...query.parameters], params)
  return query
}

function compile(text: string, params: Params): Query {
  let parsed: unknown
  try {
    parsed = parse(text, { params: { ...params } })
  } catch (error) {
    // A slice with a missing parameter fails before there is a tree; then every missing parameter may be the cause.
    if (error instanceof Error && error.message === 'slicing must use constant numbers') {
      refuseMissingParameter(
        text,
        Array.from(text.matchAll(/\$([A-Za-z_]\w*)/g), ([, name = '']) => name),
        params,
      )
    }
    throw locateError(error, text)
  }
  const found = { parameters: new Set<string>(), functions: new Set<string>() }
  const { tree, searches } = takeTextQueries(parsed)
  survey([tree, searches.map(({ left }) => left)], found)
  // A search without its text would look like an unimplemented function.
  if (text.includes('text::')) refuseMissingParameter(text, [...found.parameters], params)
  refuseUnimplemented(text, found.functions)
  const isAsync = [...found.functions].some((name) => /^(diff|delta)::/.test(name))
  return { text, tree, searches, isAsync, parameters: found.parameters }
}

function refuseMissingParameter(text: string, names: readonly string[], params: Params): void {
  const missing = names.findLast((name) => !Object.hasOwn(params, name))
  if (missing !== undefined) throw errorAtName(text, `$${missing}`, `param $${missing} referenced, but not provided`)
}

function refuseUnimplemented(text: string, functions: ReadonlySet<string>): void {
  const refused = [...functions].find((name) => UNIMPLEMENTED.has(name))?.replace('global::', '')
  if (refused === undefined) return
  throw errorAtName(text, refused, `The local Content Lake does not implement the function ${refused}()`)
}

/** Collects the unreplaced parameters and the functions called in a tree. */
function survey(node: unknown, found: { parameters: Set<string>; functions: Set<string> }): void {
  if (Array.isArray(node)) {
    for (const item of node) survey(item, found)
    return
  }
  // A Value node holds a literal or a parameter value, never further nodes.
  if (!isRecord(node) || node.type === 'Value') return
  if (node.type === 'Parameter' && typeof node.name === 'string') found.parameters.add(node.name)
  if (node.type === 'FuncCall') found.functions.add(`${node.namespace}::${node.name}`)
  for (const child of Object.values(node)) survey(child, found)
}
