/**
 * Evaluates a query and follows where each value of the result comes from.
 *
 * groq-js keeps no origins, and a string has no identity by which it could be found again. So what only moves values
 * (projections, paths, slices, references …) is evaluated here, with the origins of the values; what computes new ones, and
 * which items a filter keeps or an order puts first, is left to groq-js. Objects and items are those of the documents, so both
 * see the same.
 */
import { evaluateSync } from 'groq-js'
import { isRecord } from '../../dataset.ts'
import { type Follow, isPlainObject, LITERAL, NOTHING, type Origin, type Traced, UNKNOWN } from './origin.ts'
import { ancestor, closed, nested, type Scope, TOP } from './scope.ts'

type Node = Record<string, unknown>

type TracedArray = Traced & { value: readonly unknown[] }

type Options = Record<string, unknown> & { dereference: (reference: { _ref: string }) => unknown }

/** Marks the copies that `score()` makes of its items with their index. */
const INDEX = Symbol('index')

/**
 * @param tree of a query, planned
 * @param options of groq-js
 * @param subqueryOf the tree of a subquery that the plan evaluates once, by the node in its position
 */
export function trace(
  tree: unknown,
  options: Options,
  follow: Follow,
  subqueryOf: (node: unknown) => (() => unknown) | undefined,
): Traced {
  const subqueries = new Map<unknown, Traced>()

  /** Leaves a node to groq-js. */
  function compute(node: unknown, scope: Scope): unknown {
    const result: unknown = evaluateSync(closed(node, scope), { ...options, root: scope.value.value })
    return isRecord(result) ? (result.data ?? null) : null
  }

  function computed(node: Node, scope: Scope): Traced {
    return follow.traced(compute(node, scope), UNKNOWN)
  }

  /** The items that groq-js keeps of an array, in its order. Equal items are treated equally, so the first is as good as any. */
  function selected(from: TracedArray, kept: unknown): Traced {
    if (!Array.isArray(kept)) return NOTHING
    const positions = new Map<unknown, number[]>()
    for (const [index, value] of from.value.entries()) {
      const known = positions.get(value)
      if (known === undefined) positions.set(value, [index])
      else known.push(index)
    }
    return arrayOf(kept.map((value) => ({ ...follow.item(from, positions.get(value)?.shift() ?? -1), value })))
  }

  function selection(node: Node, scope: Scope): Traced {
    const from = visit(node.base, scope)
    if (!isTracedArray(from)) return NOTHING
    return selected(from, compute({ ...node, base: { type: 'Value', value: from.value } }, scope))
  }

  /** `score()` copies its items, to add the score. */
  function scored(node: Node, scope: Scope): Traced {
    const from = visit(node.base, scope)
    if (!isTracedArray(from)) return NOTHING
    const marked = from.value.map((value, index) => (isPlainObject(value) ? { ...value, [INDEX]: index } : value))
    const copies = compute({ ...node, base: { type: 'Value', value: marked } }, scope)
    if (!Array.isArray(copies)) return NOTHING
    return arrayOf(
      copies.map((value: Record<PropertyKey, unknown>) => {
        const fields = fieldsOf(follow.item(from, Number(value[INDEX])))
        fields.set('_score', UNKNOWN)
        return { value, origin: { kind: 'object', fields } }
      }),
    )
  }

  function fieldsOf(from: Traced): Map<string, Origin> {
    const names = isPlainObject(from.value) ? Object.keys(from.value) : []
    return new Map(names.map((name) => [name, follow.field(from, name).origin]))
  }

  function object({ attributes }: Node, scope: Scope): Traced {
    const value: Record<string, unknown> = {}
    const fields = new Map<string, Origin>()
    for (const attribute of nodesIn(attributes)) {
      if (attribute.type === 'ObjectConditionalSplat' && compute(attribute.condition, scope) !== true) continue
      const part = visit(attribute.value, scope)
      if (attribute.type === 'ObjectAttributeValue') {
        value[String(attribute.name)] = part.value
        fields.set(String(attribute.name), part.origin)
      } else if (isPlainObject(part.value)) {
        Object.assign(value, part.value)
        for (const [name, origin] of fieldsOf(part)) fields.set(name, origin)
      }
    }
    return { value, origin: { kind: 'object', fields } }
  }

  function array({ elements }: Node, scope: Scope): Traced {
    return arrayOf(
      nodesIn(elements).flatMap((element) => {
        const item = visit(element.value, scope)
        if (element.isSplat !== true) return [item]
        return isTracedArray(item) ? follow.items(item) : []
      }),
    )
  }

  function mapped(node: Node, scope: Scope): Traced {
    const from = visit(node.base, scope)
    if (!isTracedArray(from)) return NOTHING
    return arrayOf(
      follow.items(from).flatMap((item) => {
        const result = visit(node.expr, nested(scope, item, true))
        return node.type === 'FlatMap' && isTracedArray(result) ? follow.items(result) : [result]
      }),
    )
  }

  function element(node: Node, scope: Scope): Traced {
    const from = visit(node.base, scope)
    if (!isTracedArray(from)) return NOTHING
    const index = Number(node.index)
    return follow.item(from, index < 0 ? index + from.value.length : index)
  }

  function slice(node: Node, scope: Scope): Traced {
    const from = visit(node.base, scope)
    if (!isTracedArray(from)) return NOTHING
    const { length } = from.value
    const bound = (side: unknown) => (Number(side) < 0 ? Number(side) + length : Number(side))
    const left = Math.max(0, bound(node.left))
    const right = Math.min(length, Math.max(0, bound(node.right) + (node.isInclusive === true ? 1 : 0)))
    const items: Traced[] = []
    for (let index = left; index < right; index += 1) items.push(follow.item(from, index))
    return arrayOf(items)
  }

  function dereferenced(node: Node, scope: Scope): Traced {
    const { value } = visit(node.base, scope)
    if (!isPlainObject(value) || typeof value._ref !== 'string') return NOTHING
    return follow.traced(options.dereference({ _ref: value._ref }), UNKNOWN)
  }

  function chosen({ alternatives, fallback }: Node, scope: Scope): Traced {
    const found = nodesIn(alternatives).find(({ condition }) => compute(condition, scope) === true)
    if (found !== undefined) return visit(found.value, scope)
    return fallback === undefined ? NOTHING : visit(fallback, scope)
  }

  /** Arrays and objects are joined as they are; everything else that has an operator is computed. */
  function joined(node: Node, scope: Scope): Traced {
    if (node.op !== '+') return computed(node, scope)
    const [left, right] = [visit(node.left, scope), visit(node.right, scope)]
    if (isTracedArray(left) && isTracedArray(right)) return arrayOf([...follow.items(left), ...follow.items(right)])
    if (!isPlainObject(left.value) || !isPlainObject(right.value)) return computed(node, scope)
    const fields = new Map([...fieldsOf(left), ...fieldsOf(right)])
    return { value: { ...left.value, ...right.value }, origin: { kind: 'object', fields } }
  }

  function called(node: Node, scope: Scope): Traced {
    const args = nodesIn(node.args)
    const name = `${node.namespace}::${node.name}`
    if (name === 'global::coalesce') {
      for (const argument of args) {
        const found = visit(argument, scope)
        if (found.value !== null) return found
      }
      return NOTHING
    }
    if (name !== 'array::compact' && name !== 'array::unique') return computed(node, scope)
    const from = visit(args[0], scope)
    if (!isTracedArray(from)) return NOTHING
    return selected(from, compute({ ...node, args: [{ type: 'Value', value: from.value }] }, scope))
  }

  function literal(node: Node): Traced {
    const subquery = subqueryOf(node)
    if (subquery === undefined) return follow.traced(node.value, LITERAL)
    const known = subqueries.get(node) ?? visit(subquery(), TOP)
    subqueries.set(node, known)
    return known
  }

  const visitors: Readonly<Record<string, (node: Node, scope: Scope) => Traced>> = {
    AccessAttribute: (node, scope) =>
      follow.field(node.base === undefined ? scope.value : visit(node.base, scope), String(node.name)),
    AccessElement: element,
    Array: array,
    ArrayCoerce: (node, scope) => {
      const from = visit(node.base, scope)
      return isTracedArray(from) ? from : NOTHING
    },
    Deref: dereferenced,
    Filter: selection,
    FlatMap: mapped,
    FuncCall: called,
    Group: (node, scope) => visit(node.base, scope),
    Map: mapped,
    Object: object,
    OpCall: joined,
    Parent: (node, scope) => ancestor(scope, Number(node.n)),
    PipeFuncCall: (node, scope) => (node.name === 'score' ? scored(node, scope) : selection(node, scope)),
    Projection: (node, scope) => {
      const base = visit(node.base, scope)
      return isPlainObject(base.value) ? visit(node.expr, nested(scope, base)) : NOTHING
    },
    Select: chosen,
    Slice: slice,
    This: (_, scope) => scope.value,
    Value: literal,
  }

  function visit(node: unknown, scope: Scope): Traced {
    if (!isRecord(node)) return NOTHING
    return (visitors[String(node.type)] ?? computed)(node, scope)
  }

  return visit(tree, TOP)
}

function isTracedArray(traced: Traced): traced is TracedArray {
  return Array.isArray(traced.value)
}

function arrayOf(items: readonly Traced[]): Traced {
  return { value: items.map(({ value }) => value), origin: { kind: 'array', items: items.map(({ origin }) => origin) } }
}

function nodesIn(list: unknown): Node[] {
  return Array.isArray(list) ? list.filter(isRecord) : []
}
