/** Parses GROQ text to the tree that groq-js evaluates, and says where it is wrong. */

import { GroqSyntaxError, parse } from 'groq-js'
import { HttpError } from '../../server/json.ts'
import { isRecord } from '../dataset.ts'
import { literal, type Node } from './scopes.ts'
import { type TextQuery, takeTextQueries } from './search.ts'

/** A parsed query. `tree` is a tree of groq-js, whose own types do not resolve: read it by narrowing. */
export type Query = { text: string; tree: unknown; searches: readonly TextQuery[] }

export type Params = Readonly<Record<string, unknown>>

/**
 * The tree holds the values of the parameters, which can change the meaning of a query (`[0...$n]`, `[$key]`).
 * @throws HttpError 400 when the query is not valid GROQ, calls an unknown function or lacks a parameter
 */
export function parseQuery(text: string, params: Params): Query {
  let tree: unknown
  try {
    // groq-js ends a comment at the end of its line only.
    tree = parse(`${text}\n`, { params: { ...params } })
  } catch (error) {
    throw locateError(error, text)
  }
  // Walking a large tree takes longer than parsing it, so it is walked only when the text gives a reason to.
  if (/::/.test(text)) refuseMissingFunction(tree, text)
  const isComplete = [...text.matchAll(/\$(\w+)/g)].every(([, name = '']) => Object.hasOwn(params, name))
  const missing = isComplete ? undefined : find(tree, ({ type }) => type === 'Parameter')
  if (missing !== undefined) throw queryError(text, `param $${missing.name} referenced, but not provided`)
  const withList = text.includes('releases::') ? withReleases(tree) : tree
  return { text, ...(text.includes('text::') ? takeTextQueries(withList) : { tree: withList, searches: [] }) }
}

/**
 * The filter of a query, which is all that a listener uses of it: `*[_type == "page"]` of
 * `count(*[_type == "page"] | order(title) [0...3] {title})`.
 */
export function filterOf(query: Query): Query {
  return { ...query, tree: withoutShaping(query.tree) }
}

function withoutShaping(node: unknown): unknown {
  if (!isRecord(node)) return node
  if (node.type === 'Filter') return { ...node, base: withoutShaping(node.base) }
  const inner = node.type === 'FuncCall' && Array.isArray(node.args) ? node.args[0] : node.base
  return inner === undefined ? node : withoutShaping(inner)
}

/** Whether a filter reads further documents: it follows a reference, or has a query of its own. */
export function hasJoin({ tree }: Query): boolean {
  const isJoin = ({ type }: Node) => type === 'Deref' || type === 'Everything'
  for (let node = tree; isRecord(node) && node.type === 'Filter'; node = node.base) {
    if (find(node.expr, isJoin) !== undefined) return true
  }
  return false
}

/**
 * A query that cannot be evaluated, in Sanity's shape: @sanity/client renders a code frame from it.
 * @param range the part of its text that causes it, by default all of it
 */
export function queryError(
  query: string,
  description: string,
  { start = 0, end = query.length }: { start?: number; end?: number } = {},
): HttpError {
  return new HttpError(400, description, {
    body: { error: { description, start, end, query, type: 'queryParseError' } },
  })
}

/** Converts an error thrown by the parser of groq-js. */
function locateError(error: unknown, query: string): HttpError {
  if (error instanceof GroqSyntaxError) {
    return syntaxError(query, error)
  }
  const message = error instanceof Error ? error.message : String(error)
  const [, what = '', name] = /^Undefined (pipe function|function|namespace): (\w+)$/.exec(message) ?? []
  if (name === undefined) return queryError(query, message)
  const pattern = new RegExp(`\\b${name}\\s*${what === 'namespace' ? '::' : '\\('}`)
  return queryError(query, `unknown ${what} "${name}"`, rangeOf(query, pattern, name.length))
}

function syntaxError(query: string, { position, message }: GroqSyntaxError): HttpError {
  // It also calls it the end of a query where the parser stops within one, and gives the position before that.
  const isStop = message.endsWith('Unexpected end of query')
  const end = query.trimEnd().length
  const start = Math.min(isStop && position < end ? position + 1 : position, end)
  if (start === end) return queryError(query, 'unexpected end-of-file, expected expression', { start, end })
  const reason = isStop ? `unexpected token "${query[start]}"` : message.replace(/^.* at position \d+: /, '')
  return queryError(query, reason, { start, end: start + 1 })
}

function rangeOf(query: string, pattern: RegExp, length: number): { start?: number; end?: number } {
  const start = query.search(pattern)
  return start < 0 ? {} : { start, end: start + length }
}

/** Namespaces, or single functions, that groq-js parses and does not evaluate. */
const MISSING = new Set(['geo', 'documents', 'media', 'user', 'text::semanticSimilarity'])

/** Evaluation would stop at such a function only where there is a document, and without its name. */
function refuseMissingFunction(tree: unknown, query: string): void {
  const call = find(
    tree,
    ({ type, namespace, name }) =>
      type === 'FuncCall' && (MISSING.has(String(namespace)) || MISSING.has(`${namespace}::${name}`)),
  )
  if (call === undefined) return
  const name = `${call.namespace}::${call.name}`
  const range = rangeOf(query, new RegExp(`\\b${name}\\s*\\(`), name.length)
  throw queryError(query, `The local Content Lake does not evaluate ${name}(): a hosted dataset does`, range)
}

/** The first node of a tree that a test accepts. */
function find(node: unknown, isWanted: (node: Node) => boolean): Node | undefined {
  // A Value node holds a literal or the value of a parameter, never further nodes.
  if (typeof node !== 'object' || node === null || (isRecord(node) && node.type === 'Value')) return undefined
  if (isRecord(node) && isWanted(node)) return node
  for (const child of Object.values(node)) {
    const found = find(child, isWanted)
    if (found !== undefined) return found
  }
  return undefined
}

/** `*[_type == "system.release"]` in place of `releases::all()`, which would read all documents. */
function withReleases(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withReleases)
  if (!isRecord(node) || node.type === 'Value') return node
  if (isReleases(node)) {
    const type = { type: 'AccessAttribute', name: '_type' }
    const expr = { type: 'OpCall', op: '==', left: type, right: literal('system.release') }
    return { type: 'Filter', base: { type: 'Everything' }, expr }
  }
  // groq-js does not know that the function gives an array, and would read a field of it.
  if ((node.type === 'Projection' || node.type === 'AccessAttribute') && isReleases(node.base)) {
    return withReleases({ type: 'Map', base: node.base, expr: { ...node, base: { type: 'This' } } })
  }
  return Object.fromEntries(Object.entries(node).map(([name, child]) => [name, withReleases(child)]))
}

function isReleases(node: unknown): boolean {
  return isRecord(node) && node.type === 'FuncCall' && node.namespace === 'releases' && node.name === 'all'
}
