/**
 * Reads fewer documents where that provably gives the same answer.
 *
 * `*[a && b]` keeps exactly the documents for which every conjunct is true. So when a conjunct says that a path of keys
 * equals a string, or is one of some strings, documents with another value there can be left out before the filter runs.
 * The filter still runs on the rest, in the same order, with the same scope.
 */
import { isRecord } from '../dataset.ts'
import type { Selection, View } from '../store/views.ts'

/** A tree to evaluate, with the documents that stand in for `*` as parameters whose names no query can write. */
export type Plan = { tree: unknown; params: Record<string, unknown> }

type Equality = { path: string[]; values: string[] }

export function plan(tree: unknown, view: View): Plan {
  const params: Record<string, unknown> = {}

  function rewrite(node: unknown): unknown {
    if (Array.isArray(node)) return node.map(rewrite)
    if (!isRecord(node) || node.type === 'Value') return node
    const copy = Object.fromEntries(Object.entries(node).map(([key, child]) => [key, rewrite(child)]))
    if (node.type !== 'Filter' || !isRecord(node.base) || node.base.type !== 'Everything') return copy
    const candidates = fewest(node.expr, view)
    if (candidates === undefined) return copy
    const name = `* ${Object.keys(params).length}`
    params[name] = candidates
    return { ...copy, base: { type: 'Parameter', name } }
  }

  return { tree: rewrite(tree), params }
}

function fewest(condition: unknown, view: View): unknown[] | undefined {
  return conjuncts(condition)
    .flatMap((conjunct) => equality(conjunct) ?? [])
    .flatMap(({ path, values }) => view.lookUp(path, values) ?? [])
    .reduce<Selection | undefined>((best, own) => (best === undefined || own.size < best.size ? own : best), undefined)
    ?.documents()
}

function conjuncts(node: unknown): unknown[] {
  if (!isRecord(node)) return []
  if (node.type === 'Group') return conjuncts(node.base)
  if (node.type === 'And') return [...conjuncts(node.left), ...conjuncts(node.right)]
  return [node]
}

/** `path == "a"`, `"a" == path` or `path in ["a", "b"]`, of the document itself; undefined for anything else. */
function equality(node: unknown): Equality | undefined {
  if (!isRecord(node) || node.type !== 'OpCall') return undefined
  const { op, left, right } = node
  if (op === 'in') return pair(pathOf(left), stringsOf(right))
  if (op !== '==') return undefined
  return pair(pathOf(left), stringOf(right)) ?? pair(pathOf(right), stringOf(left))
}

function pair(path: string[] | undefined, values: string[] | undefined): Equality | undefined {
  return path === undefined || values === undefined ? undefined : { path, values }
}

function pathOf(node: unknown): string[] | undefined {
  if (!isRecord(node)) return undefined
  if (node.type === 'Group') return pathOf(node.base)
  if (node.type !== 'AccessAttribute' || typeof node.name !== 'string') return undefined
  if (node.base === undefined || (isRecord(node.base) && node.base.type === 'This')) return [node.name]
  const base = pathOf(node.base)
  return base === undefined ? undefined : [...base, node.name]
}

function stringOf(node: unknown): string[] | undefined {
  return isRecord(node) && node.type === 'Value' && typeof node.value === 'string' ? [node.value] : undefined
}

/** An array of strings, written out or given as a parameter. Another kind of value in it makes the plan unsure: scan then. */
function stringsOf(node: unknown): string[] | undefined {
  if (!isRecord(node)) return undefined
  if (node.type === 'Group') return stringsOf(node.base)
  if (node.type === 'Value') return allStrings(node.value)
  if (node.type !== 'Array' || !Array.isArray(node.elements)) return undefined
  return allStrings(
    node.elements.map((element: unknown) => {
      const isPlain = isRecord(element) && element.isSplat === false
      return isPlain && isRecord(element.value) && element.value.type === 'Value' ? element.value.value : undefined
    }),
  )
}

function allStrings(value: unknown): string[] | undefined {
  if (!Array.isArray(value)) return undefined
  const strings = value.filter((item) => typeof item === 'string')
  return strings.length === value.length ? strings : undefined
}
