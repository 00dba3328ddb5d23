/**
 * The scopes of a query, and which of them a node refers to.
 *
 * Filters, projections and pipes evaluate their expressions in a nested scope, whose own value is `This` and whose parents
 * are `^`, `^.^` and so on. The scope of a map is hidden: it has a value of its own, but `^` skips it.
 */
import { isRecord } from '../dataset.ts'

/** A node of a tree of groq-js, whose own types do not resolve. */
export type Node = Record<string, unknown>

export type Scope<Value> = { value: Value; parent?: Scope<Value>; isHidden: boolean }

/** The scope of an item of something. */
export function nested<Value>(scope: Scope<Value>, value: Value, isHidden = false): Scope<Value> {
  return { value, parent: scope.isHidden ? scope.parent : scope, isHidden }
}

/** The value of `^` (1), `^.^` (2) …; undefined where there is no scope. */
export function ancestor<Value>(scope: Scope<Value>, steps: number): Value | undefined {
  let current: Scope<Value> | undefined = scope
  for (let step = 0; step < steps; step += 1) current = current?.parent
  return current?.value
}

export function literal(value: unknown): Node {
  return { type: 'Value', value }
}

/** Nodes with an expression per item, in a nested scope. */
export function isNesting({ type }: Node): boolean {
  return type === 'Filter' || type === 'Projection' || type === 'PipeFuncCall'
}

/** Nodes with an expression per item, in a hidden scope. */
export function isMapping({ type }: Node): boolean {
  return type === 'Map' || type === 'FlatMap'
}

/** Functions that read the document of the scope without naming it. */
const IMPLICIT = new Set(['global references', 'sanity versionOf', 'sanity partOfRelease'])

/** A property of nodes that is found once for each: an expression is planned again for every item. */
export function cached(find: (node: Node) => boolean): (node: Node) => boolean {
  const known = new WeakMap<Node, boolean>()
  return (node) => {
    const found = known.get(node) ?? find(node)
    known.set(node, found)
    return found
  }
}

/** Whether a node has the same value in every scope. */
export const isClosed = cached((node) => reachOf(node, false) < 0)

/** How far out a node refers: 0 for its own scope, 1 for the parent of that; -1 when it refers to none. */
function reachOf(node: unknown, isHidden: boolean): number {
  if (Array.isArray(node)) return Math.max(-1, ...node.map((item) => reachOf(item, isHidden)))
  if (!isRecord(node) || node.type === 'Value') return -1
  const own = isHidden ? -1 : 0
  if (node.type === 'This' || node.type === 'Context') return own
  if (node.type === 'AccessAttribute' && node.base === undefined) return own
  if (node.type === 'Parent') return Number(node.n) - (isHidden ? 1 : 0)
  if (isNesting(node)) {
    return Math.max(reachOf(node.base, isHidden), reachOf(node.expr, false) - 1, reachOf(node.args, false) - 1)
  }
  if (isMapping(node)) return Math.max(reachOf(node.base, isHidden), reachOf(node.expr, true))
  const implicit = node.type === 'FuncCall' && IMPLICIT.has(`${node.namespace} ${node.name}`) ? own : -1
  return Math.max(implicit, ...Object.values(node).map((child) => reachOf(child, isHidden)))
}

/**
 * A node with the values of its scope in place of every `^` that leads to it or beyond it, from wherever in the node.
 * @param isHidden whether the scope is that of a map
 * @param valueAt the value of the scope (0), of that around it (1) …
 * @returns the same node where there is nothing to replace
 */
export function bind(node: unknown, isHidden: boolean, valueAt: (steps: number) => unknown): unknown {
  const least = isHidden ? 1 : 0

  function visit(own: unknown, depth: number, isInHidden: boolean): unknown {
    if (Array.isArray(own)) {
      const items = own.map((item) => visit(item, depth, isInHidden))
      return items.some((item, index) => item !== own[index]) ? items : own
    }
    if (!isRecord(own) || own.type === 'Value') return own
    if (own.type === 'Parent') {
      const steps = Number(own.n) - depth
      return steps >= least ? literal(valueAt(steps)) : own
    }
    const hasScope = isMapping(own) || isNesting(own)
    const inner = isInHidden ? depth : depth + 1
    const entries = Object.entries(own).map(([name, child]) =>
      hasScope && name !== 'base'
        ? ([name, visit(child, inner, isMapping(own))] as const)
        : ([name, visit(child, depth, isInHidden)] as const),
    )
    return entries.some(([name, child]) => child !== own[name]) ? Object.fromEntries(entries) : own
  }

  return visit(node, 0, isHidden)
}
