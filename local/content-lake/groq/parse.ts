/** Parses GROQ text to the tree that groq-js evaluates, and caches the trees. */
import { parse } from 'groq-js'
import { LRUCache } from 'lru-cache'
import { isRecord } from '../dataset.ts'
import { locateError, QueryError } from './errors.ts'
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
 * @throws QueryError when the query is not valid GROQ, calls an unknown function or lacks a parameter
 */
export function parseQuery(text: string, params: Params): Query {
  const isTemplate = !DEPENDS_ON_VALUES.test(text)
  const key = isTemplate ? text : JSON.stringify([text, params])
  const query = cache.get(key) ?? compile(text, isTemplate ? {} : params)
  cache.set(key, query)
  const missing = [...query.parameters].findLast((name) => !Object.hasOwn(params, name))
  if (missing !== undefined) throw new QueryError(text, `param $${missing} referenced, but not provided`)
  return query
}

function compile(text: string, params: Params): Query {
  let parsed: unknown
  try {
    parsed = parse(text, { params: { ...params } })
  } catch (error) {
    throw locateError(error, text)
  }
  const { tree, searches } = takeTextQueries(parsed)
  const parameters = new Set<string>()
  collectParameters([tree, searches.map(({ left }) => left)], parameters)
  return { text, tree, searches, isAsync: /\b(?:diff|delta)::/.test(text), parameters }
}

/** Collects the parameters in a tree that were not replaced by their values. */
function collectParameters(node: unknown, parameters: Set<string>): void {
  if (Array.isArray(node)) {
    for (const item of node) collectParameters(item, parameters)
    return
  }
  // A Value node holds a literal or a parameter value, never further nodes.
  if (!isRecord(node) || node.type === 'Value') return
  if (node.type === 'Parameter' && typeof node.name === 'string') parameters.add(node.name)
  for (const child of Object.values(node)) collectParameters(child, parameters)
}
