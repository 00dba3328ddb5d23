/**
 * Which scopes a node of a query refers to.
 *
 * Filters, projections and pipes evaluate their expressions in a nested scope, whose own value is `This` and whose parents
 * are `^`, `^.^` and so on. The scope of a map is hidden: it has a value of its own, but scopes nested in it count from the
 * one around it.
 */
import { isRecord } from '../dataset.ts'

type Node = Record<string, unknown>

/** Functions that read the document of the scope without naming it. */
const IMPLICIT = new Set(['global references', 'sanity versionOf', 'sanity partOfRelease'])

/** Nodes with an expression per item, in a nested scope. */
export function isNesting(node: Node): boolean {
  return node.type === 'Filter' || node.type === 'Projection' || node.type === 'PipeFuncCall'
}

/** Nodes with an expression per item, in a hidden scope. */
export function isMapping(node: Node): boolean {
  return node.type === 'Map' || node.type === 'FlatMap'
}

/** Whether a node has the same value in every scope. */
export function isClosed(node: unknown): boolean {
  return reachOf(node, false) < 0
}

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
 * The node of a filter's expression that has the same value outside the filter, such as `^._id` of the scope around it.
 * @param isHidden whether the filter itself is in a hidden scope
 * @returns undefined when the node refers to the filtered item, or is of a kind that is not moved
 */
export function movedOut(node: unknown, isHidden: boolean): Node | undefined {
  if (!isRecord(node)) return undefined
  if (node.type === 'Value') return node
  if (node.type === 'Parent') {
    if (isHidden) return node
    return node.n === 1 ? { type: 'This' } : { type: 'Parent', n: Number(node.n) - 1 }
  }
  if (isMapping(node)) {
    const base = movedOut(node.base, isHidden)
    return base && hasNoParent(node.expr) ? { ...node, base } : undefined
  }
  if (node.type === 'OpCall' && node.op === '+') {
    const left = movedOut(node.left, isHidden)
    const right = movedOut(node.right, isHidden)
    return left && right && { ...node, left, right }
  }
  if (!['AccessAttribute', 'AccessElement', 'ArrayCoerce', 'Group', 'Deref'].some((type) => type === node.type)) {
    return undefined
  }
  const base = movedOut(node.base, isHidden)
  return base && { ...node, base }
}

function hasNoParent(node: unknown): boolean {
  if (Array.isArray(node)) return node.every(hasNoParent)
  if (!isRecord(node) || node.type === 'Value') return true
  return node.type !== 'Parent' && Object.values(node).every(hasNoParent)
}
