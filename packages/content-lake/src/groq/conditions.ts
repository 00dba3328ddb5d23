/** Finds the condition of a filter on all documents that an index of the database can look up. */
import { isRecord } from '../dataset.ts'
import { isClosed, movedOut } from './scopes.ts'
import type { IndexName } from './source.ts'

type Node = Record<string, unknown>

/** A condition that an index can look up. */
export type Condition = {
  index: IndexName
  /** The looked up value, or an array of values. */
  key: Node
  /** Whether the key is the same for all items; otherwise it is to be evaluated in the scope around the filter. */
  isConstant: boolean
  /** Whether the key is one value, which must be a string. */
  isSingle: boolean
  /** The filter's expression without the condition, where the index gives exactly the documents that meet it. */
  rest: unknown
}

/** The most selective first. */
const ORDER: readonly IndexName[] = ['id', 'reference', 'type']

/**
 * @param expression of a filter on all documents
 * @param isHidden whether the filter is in a hidden scope
 */
export function conditionOf(expression: unknown, isHidden: boolean): Condition | undefined {
  const conditions = conjunctsOf(expression).flatMap((conjunct) => {
    const found = lookupIn(conjunct)
    if (found === undefined) return []
    const isConstant = isClosed(found.key)
    const key = isConstant ? found.key : movedOut(found.key, isHidden)
    if (key === undefined) return []
    const isExact = found.index !== 'reference' && (isConstant || found.isSingle)
    const rest = isExact ? without(expression, conjunct) : expression
    return [{ ...found, key, isConstant, rest }]
  })
  return conditions.sort((a, b) => ORDER.indexOf(a.index) - ORDER.indexOf(b.index))[0]
}

function conjunctsOf(node: unknown): Node[] {
  if (!isRecord(node)) return []
  if (node.type === 'And') return [...conjunctsOf(node.left), ...conjunctsOf(node.right)]
  if (node.type === 'Group') return conjunctsOf(node.base)
  return [node]
}

function without(node: unknown, conjunct: Node): unknown {
  if (node === conjunct) return { type: 'Value', value: true }
  if (!isRecord(node)) return node
  if (node.type === 'And') return { ...node, left: without(node.left, conjunct), right: without(node.right, conjunct) }
  return node.type === 'Group' ? { ...node, base: without(node.base, conjunct) } : node
}

function lookupIn(node: Node): { index: IndexName; key: Node; isSingle: boolean } | undefined {
  const { type, left, right } = node
  if (type === 'OpCall' && node.op === '==') {
    const sides = [indexOf(left), indexOf(right)]
    const key = sides[0] === undefined ? left : right
    const index = sides[0] ?? sides[1]
    return index !== undefined && isRecord(key) ? { index, key, isSingle: true } : undefined
  }
  if (type === 'OpCall' && node.op === 'in') {
    const index = indexOf(left)
    // A path is a pattern, and a range has no list of values.
    return index !== undefined && isRecord(right) && givesList(right)
      ? { index, key: right, isSingle: false }
      : undefined
  }
  if (type === 'FuncCall' && node.namespace === 'global' && node.name === 'references' && Array.isArray(node.args)) {
    const [key, ...more]: unknown[] = node.args
    return isRecord(key) && more.length === 0 ? { index: 'reference', key, isSingle: false } : undefined
  }
  return undefined
}

function givesList(node: Node): boolean {
  if (node.type === 'Value') return Array.isArray(node.value)
  if (node.type === 'Group') return isRecord(node.base) && givesList(node.base)
  return ['AccessAttribute', 'Array', 'ArrayCoerce', 'Filter', 'FlatMap', 'Map', 'Slice'].some(
    (type) => type === node.type,
  )
}

function indexOf(node: unknown): IndexName | undefined {
  if (!isRecord(node) || node.type !== 'AccessAttribute' || node.base !== undefined) return undefined
  if (node.name === '_id') return 'id'
  return node.name === '_type' ? 'type' : undefined
}
