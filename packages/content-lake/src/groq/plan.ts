/**
 * Rewrites the tree of a query, so that it reads no more than it has to.
 *
 * - A filter of all documents by `_id`, `_type` or `references()` looks them up by an index of the database.
 * - A subquery that does not depend on the item around it is evaluated once, not once per item.
 * - All documents are read only when the rest of the query requires them.
 *
 * groq-js has no hooks for that, but evaluates a literal by reading its `value`, which can be a getter, and resolves
 * references by a callback, which can compute its result: `{"_ref": " lookup 0 " + key}->` looks up `key`. No document has
 * an id that begins with a space.
 */
import { isRecord } from '../dataset.ts'
import { type Condition, conditionOf } from './conditions.ts'
import { withPrefilter } from './match.ts'
import { isClosed, isMapping, isNesting } from './scopes.ts'
import type { IndexName, Source } from './source.ts'

type Node = Record<string, unknown>

/** `isRepeated`: evaluated once per item of something around it; `isHidden`: in the scope of a map; `isScored`: in `score()`. */
type Scope = { isRepeated: boolean; isHidden: boolean; isScored?: boolean }

export type Plan = {
  tree: unknown
  /** The planned tree of a subquery that is evaluated once, by the literal in its position; undefined for other nodes. */
  subqueryOf: (node: unknown) => (() => unknown) | undefined
  /** Resolves the references that stand for look-ups; undefined for others. */
  resolve: (reference: string) => unknown
}

const LOOKUP = /^ lookup (\d+) (.*)$/s

const TOP: Scope = { isRepeated: false, isHidden: false }

/** Nodes whose value can be that of a subquery. */
const VALUES = new Set(
  'AccessAttribute AccessElement ArrayCoerce Deref Filter FlatMap FuncCall Map PipeFuncCall Projection Slice'.split(
    ' ',
  ),
)

/**
 * @param evaluate evaluates a planned tree outside every scope
 * @param canWait whether the query is evaluated asynchronously, where subqueries cannot be evaluated in between
 */
export function planQuery(tree: unknown, source: Source, evaluate: (tree: unknown) => unknown, canWait: boolean): Plan {
  const lookups: { index: IndexName; results: Map<string, unknown> }[] = []
  const subqueries = new Map<unknown, () => unknown>()

  function rewrite(node: unknown, scope: Scope): unknown {
    if (Array.isArray(node)) return node.map((item) => rewrite(item, scope))
    if (!isRecord(node) || node.type === 'Value') return node
    if (node.type === 'Everything') return lazy(source.all)
    if (isReleases(node)) return rewrite(RELEASES, scope)
    // groq-js does not know that the function gives an array, and would read a field of it.
    if ((node.type === 'Projection' || node.type === 'AccessAttribute') && isReleases(node.base)) {
      return rewrite({ type: 'Map', base: node.base, expr: { ...node, base: { type: 'This' } } }, scope)
    }
    if (scope.isRepeated && !canWait && VALUES.has(String(node.type)) && hasEverything(node) && isClosed(node)) {
      return subquery(node)
    }
    if (node.type === 'Filter' && isRecord(node.base) && node.base.type === 'Everything') return filter(node, scope)
    if (isNesting(node) || isMapping(node)) {
      const inner: Scope = {
        isRepeated: scope.isRepeated || node.type !== 'Projection',
        isHidden: isMapping(node),
        isScored: node.type === 'PipeFuncCall' && node.name === 'score',
      }
      const { base, ...expressions } = node
      return { ...rewriteFields(expressions, inner), base: rewrite(base, scope) }
    }
    const rewritten = rewriteFields(node, scope)
    return scope.isScored ? rewritten : withPrefilter(rewritten)
  }

  function subquery(node: Node): Node {
    const planned = once(() => rewrite(node, TOP))
    const literal = lazy(() => evaluate(planned()))
    subqueries.set(literal, planned)
    return literal
  }

  function rewriteFields(node: Node, scope: Scope): Node {
    return Object.fromEntries(Object.entries(node).map(([name, child]) => [name, rewrite(child, scope)]))
  }

  function filter(node: Node, scope: Scope): Node {
    const condition = source.lookup && conditionOf(node.expr, scope.isHidden)
    const base = condition === undefined ? lazy(source.all) : candidates(condition, scope)
    const expr = rewrite(condition === undefined ? node.expr : condition.rest, { isRepeated: true, isHidden: false })
    return { type: 'Filter', base, expr }
  }

  /** The node that gives the documents of an index. */
  function candidates({ index, key, isConstant, isSingle }: Condition, scope: Scope): Node {
    if (isConstant && (key.type === 'Value' || !canWait)) {
      return lazy(() => lookUp(index, valuesOf(key.type === 'Value' ? key.value : evaluate(rewrite(key, TOP)))))
    }
    const number = lookups.push({ index, results: new Map() }) - 1
    const value = rewrite(key, scope)
    const text = isSingle ? value : call('global', 'coalesce', [joined(value), value])
    const reference = { type: 'OpCall', op: '+', left: { type: 'Value', value: ` lookup ${number} ` }, right: text }
    const found = {
      type: 'Deref',
      base: { type: 'Object', attributes: [{ type: 'ObjectAttributeValue', name: '_ref', value: reference }] },
    }
    // What is no text cannot be looked up: nothing equals it, and lists of other things are compared one by one.
    const condition = isSingle ? { type: 'Value', value: false } : call('global', 'defined', [value])
    const otherwise = {
      type: 'Select',
      alternatives: [{ type: 'SelectAlternative', condition, value: lazy(source.all) }],
      fallback: { type: 'Value', value: [] },
    }
    return call('global', 'coalesce', [found, otherwise])
  }

  function lookUp(index: IndexName, values: readonly string[]): unknown {
    return source.lookup?.(index, values) ?? source.all()
  }

  return {
    tree: rewrite(tree, TOP),
    subqueryOf: (node) => subqueries.get(node),
    resolve: (reference) => {
      const [, number = '', key = ''] = LOOKUP.exec(reference) ?? []
      const lookup = lookups[Number(number || -1)]
      if (lookup === undefined) return undefined
      const known = lookup.results.get(key)
      if (known !== undefined) return known
      const found = lookUp(lookup.index, key.split('\n'))
      lookup.results.set(key, found)
      return found
    },
  }
}

/** `*[_type == "system.release"]`: the function itself would read everything. */
const RELEASES: Node = {
  type: 'Filter',
  base: { type: 'Everything' },
  expr: {
    type: 'OpCall',
    op: '==',
    left: { type: 'AccessAttribute', name: '_type' },
    right: { type: 'Value', value: 'system.release' },
  },
}

function isReleases(node: unknown): boolean {
  return isRecord(node) && node.type === 'FuncCall' && node.namespace === 'releases' && node.name === 'all'
}

/** A literal that is computed when it is first read. */
function lazy(compute: () => unknown): Node {
  const read = once(compute)
  return {
    type: 'Value',
    get value() {
      return read()
    },
  }
}

function once<Result>(compute: () => Result): () => Result {
  let result: { value: Result } | undefined
  return () => {
    result ??= { value: compute() }
    return result.value
  }
}

/** The strings of a list as one text; null when the value is not a list, or holds other things. */
function joined(value: unknown): Node {
  return call('array', 'join', [call('array', 'compact', [value]), { type: 'Value', value: '\n' }])
}

function call(namespace: string, name: string, args: readonly unknown[]): Node {
  return { type: 'FuncCall', namespace, name, args }
}

function valuesOf(value: unknown): string[] {
  return [value].flat().filter((item) => typeof item === 'string')
}

function hasEverything(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(hasEverything)
  if (!isRecord(node) || node.type === 'Value') return false
  return node.type === 'Everything' || Object.values(node).some(hasEverything)
}
