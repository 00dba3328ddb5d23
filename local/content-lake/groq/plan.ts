/**
 * Query planner: narrows the documents to scan where the result provably stays the same.
 *
 * `*[a && b]` keeps exactly the documents for which every conjunct is true. When a conjunct compares a path of keys
 * with one or several strings, documents with another value there can be skipped; when one calls references(),
 * documents without such a reference. The filter still runs on the remaining documents, in the same order and scope.
 */
import { isRecord } from '../dataset.ts'
import type { Selection } from '../store/indexes.ts'
import type { View } from '../store/views.ts'
import type { Params } from './parse.ts'
import { referencesIn } from './references.ts'

/** A tree to evaluate; the documents that replace `*` are parameters with names that no query can contain. */
export type Plan = { tree: unknown; params: Record<string, unknown> }

type Equality = { path: string[]; values: string[] }

/** A candidate set this small is not narrowed further. */
const FEW = 50

/** @param params of the query; a tree may contain them as nodes or already replaced by their values */
export function plan(tree: unknown, view: View, params: Params): Plan {
  const chosen: Record<string, unknown> = {}

  function rewrite(node: unknown): unknown {
    if (Array.isArray(node)) return node.map(rewrite)
    if (!isRecord(node) || node.type === 'Value') return node
    const copy = Object.fromEntries(Object.entries(node).map(([key, child]) => [key, rewrite(child)]))
    if (node.type !== 'Filter' || !isRecord(node.base) || node.base.type !== 'Everything') return copy
    const candidates = fewest(conjuncts(node.expr), view, params)
    if (candidates === undefined) return copy
    const name = `* ${Object.keys(chosen).length}`
    chosen[name] = candidates
    return { ...copy, base: { type: 'Parameter', name } }
  }

  return { tree: rewrite(tree), params: chosen }
}

function fewest(conditions: readonly unknown[], view: View, params: Params): readonly unknown[] | undefined {
  const selection = conditions
    .flatMap((condition) => equality(condition, params) ?? [])
    .flatMap(({ path, values }) => view.lookUp(path, values) ?? [])
    .reduce<Selection | undefined>((best, own) => (best === undefined || own.size < best.size ? own : best), undefined)
  const targets =
    selection !== undefined && selection.size <= FEW ? [] : conditions.flatMap((node) => targetsOf(node, params) ?? [])
  const candidates = selection?.documents()
  const [ids] = targets
  if (ids === undefined) return candidates
  return (candidates ?? view.documents).filter((document) => ids.some((id) => referencesIn(document).has(id)))
}

function conjuncts(node: unknown): unknown[] {
  if (!isRecord(node)) return []
  if (node.type === 'Group') return conjuncts(node.base)
  if (node.type === 'And') return [...conjuncts(node.left), ...conjuncts(node.right)]
  return [node]
}

/**
 * Matches `path == "a"`, `"a" == path` and `path in ["a", "b"]` on the document itself; undefined for anything else.
 */
function equality(node: unknown, params: Params): Equality | undefined {
  if (!isRecord(node) || node.type !== 'OpCall') return undefined
  const { op, left, right } = node
  if (op === 'in') return pair(pathOf(left), stringsOf(right, params))
  if (op !== '==') return undefined
  return pair(pathOf(left), stringOf(right, params)) ?? pair(pathOf(right), stringOf(left, params))
}

/** The ids of `references("a", ["b", "c"])`; undefined for anything else. */
function targetsOf(node: unknown, params: Params): string[][] | undefined {
  if (!isRecord(node) || node.type !== 'FuncCall' || node.namespace !== 'global' || node.name !== 'references')
    return undefined
  if (!Array.isArray(node.args)) return undefined
  const args: unknown[] = node.args
  const ids = args.map((argument) => stringOf(argument, params) ?? stringsOf(argument, params))
  return ids.every((own) => own !== undefined) ? [ids.flat()] : undefined
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

function stringOf(node: unknown, params: Params): string[] | undefined {
  const value = constantOf(node, params)
  return typeof value === 'string' ? [value] : undefined
}

/**
 * An array of strings, literal or from a parameter; undefined when it contains other values, so that the planner falls
 * back to a scan.
 */
function stringsOf(node: unknown, params: Params): string[] | undefined {
  if (!isRecord(node)) return undefined
  if (node.type === 'Group') return stringsOf(node.base, params)
  if (node.type !== 'Array' || !Array.isArray(node.elements)) return allStrings(constantOf(node, params))
  return allStrings(
    node.elements.map((element: unknown) =>
      isRecord(element) && element.isSplat === false ? constantOf(element.value, params) : undefined,
    ),
  )
}

function constantOf(node: unknown, params: Params): unknown {
  if (!isRecord(node)) return undefined
  if (node.type === 'Value') return node.value
  return node.type === 'Parameter' && typeof node.name === 'string' ? params[node.name] : undefined
}

function allStrings(value: unknown): string[] | undefined {
  if (!Array.isArray(value)) return undefined
  const strings = value.filter((item) => typeof item === 'string')
  return strings.length === value.length ? strings : undefined
}
