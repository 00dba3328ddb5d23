/**
 * Content Source Maps (https://github.com/sanity-io/content-source-maps): which document each value of a result is from.
 *
 * groq-js keeps no origins, and a string has no identity by which it could be found again. So what only moves values
 * (projections, paths, slices, references …) is evaluated here, with the origins of the values; what computes new ones, and
 * which items a filter keeps or an order puts first, is left to the planner. Objects and items are those of the documents, so
 * both see the same.
 */
import { isRecord, type LakeDocument } from '../dataset.ts'
import {
  type Follow,
  isPlainObject,
  LITERAL,
  NOTHING,
  type Origin,
  type Step,
  type Traced,
  UNKNOWN,
} from './origins.ts'
import { type EvaluationOptions, isSubquery, type Planner } from './planner.ts'
import * as scopes from './scopes.ts'

type Node = scopes.Node

type Scope = scopes.Scope<Traced>

type TracedArray = Traced & { value: readonly unknown[] }

/** Marks the copies that `score()` makes of its items with their index. */
const INDEX = Symbol('index')

const TOP: Scope = { value: NOTHING, isHidden: false }

type Visitor = (node: Node, scope: Scope) => Traced

/** Evaluates a query and follows where each value of the result comes from. */
export class Tracer {
  readonly #planner: Planner
  readonly #options: EvaluationOptions
  readonly #follow: Follow
  /** Subqueries that are the same for all items around them. */
  readonly #subqueries = new Map<Node, Traced>()
  readonly #visitors: Readonly<Record<string, Visitor>>

  constructor(planner: Planner, options: EvaluationOptions, follow: Follow) {
    this.#planner = planner
    this.#options = options
    this.#follow = follow
    this.#visitors = this.#createVisitors()
  }

  /** @param tree of a query */
  trace(tree: unknown): Traced {
    return this.#visit(tree, TOP)
  }

  #visit(node: unknown, scope: Scope): Traced {
    if (!isRecord(node)) return NOTHING
    if (scope === TOP || !isSubquery(node)) return this.#visitNode(node, scope)
    const known = this.#subqueries.get(node) ?? this.#visitNode(node, TOP)
    this.#subqueries.set(node, known)
    return known
  }

  #visitNode(node: Node, scope: Scope): Traced {
    const visitor = this.#visitors[String(node.type)]
    return visitor === undefined ? this.#computed(node, scope) : visitor(node, scope)
  }

  /** Leaves a node to the planner. */
  #compute(node: unknown, scope: Scope): unknown {
    const closed = scopes.bind(node, scope.isHidden, (steps) => scopes.ancestor(scope, steps)?.value ?? null)
    return this.#planner.evaluate(closed, scope.value.value)
  }

  #computed(node: Node, scope: Scope): Traced {
    return this.#follow.traced(this.#compute(node, scope), UNKNOWN)
  }

  /** The items that groq-js keeps of an array, in its order. Equal items are treated equally, so the first is as good as any. */
  #selected(from: TracedArray, selection: unknown): Traced {
    if (!Array.isArray(selection)) return NOTHING
    const positions = new Map<unknown, number[]>()
    for (const [index, value] of from.value.entries()) {
      const known = positions.get(value)
      if (known === undefined) positions.set(value, [index])
      else known.push(index)
    }
    return arrayOf(
      selection.map((value) => ({ ...this.#follow.item(from, positions.get(value)?.shift() ?? -1), value })),
    )
  }

  /** What is filtered of all documents is what the planner reads; documents are recognised as such. */
  #filtered(node: Node, scope: Scope): Traced {
    const isOfAll = isRecord(node.base) && node.base.type === 'Everything'
    return isOfAll ? this.#computed(node, scope) : this.#selection(node, scope)
  }

  #selection(node: Node, scope: Scope): Traced {
    const from = this.#visit(node.base, scope)
    if (!isTracedArray(from)) return NOTHING
    return this.#selected(from, this.#compute({ ...node, base: { type: 'Value', value: from.value } }, scope))
  }

  /** `score()` copies its items, to add the score. */
  #scored(node: Node, scope: Scope): Traced {
    const from = this.#visit(node.base, scope)
    if (!isTracedArray(from)) return NOTHING
    const marked = from.value.map((value, index) => (isPlainObject(value) ? { ...value, [INDEX]: index } : value))
    const copies = this.#compute({ ...node, base: { type: 'Value', value: marked } }, scope)
    if (!Array.isArray(copies)) return NOTHING
    return arrayOf(
      copies.map((value: Record<PropertyKey, unknown>) => {
        const fields = this.#fieldsOf(this.#follow.item(from, Number(value[INDEX])))
        fields.set('_score', UNKNOWN)
        return { value, origin: { kind: 'object', fields } }
      }),
    )
  }

  #fieldsOf(from: Traced): Map<string, Origin> {
    const names = isPlainObject(from.value) ? Object.keys(from.value) : []
    return new Map(names.map((name) => [name, this.#follow.field(from, name).origin]))
  }

  #object({ attributes }: Node, scope: Scope): Traced {
    const value: Record<string, unknown> = {}
    const fields = new Map<string, Origin>()
    for (const attribute of nodesIn(attributes)) {
      if (attribute.type === 'ObjectConditionalSplat' && this.#compute(attribute.condition, scope) !== true) continue
      const part = this.#visit(attribute.value, scope)
      if (attribute.type === 'ObjectAttributeValue') {
        value[String(attribute.name)] = part.value
        fields.set(String(attribute.name), part.origin)
      } else if (isPlainObject(part.value)) {
        Object.assign(value, part.value)
        for (const [name, origin] of this.#fieldsOf(part)) fields.set(name, origin)
      }
    }
    return { value, origin: { kind: 'object', fields } }
  }

  #array({ elements }: Node, scope: Scope): Traced {
    return arrayOf(
      nodesIn(elements).flatMap((element) => {
        const item = this.#visit(element.value, scope)
        if (element.isSplat !== true) return [item]
        return isTracedArray(item) ? this.#follow.items(item) : []
      }),
    )
  }

  #mapped(node: Node, scope: Scope): Traced {
    const from = this.#visit(node.base, scope)
    if (!isTracedArray(from)) return NOTHING
    return arrayOf(
      this.#follow.items(from).flatMap((item) => {
        const result = this.#visit(node.expr, scopes.nested(scope, item, true))
        return node.type === 'FlatMap' && isTracedArray(result) ? this.#follow.items(result) : [result]
      }),
    )
  }

  #element(node: Node, scope: Scope): Traced {
    const from = this.#visit(node.base, scope)
    if (!isTracedArray(from)) return NOTHING
    const index = Number(node.index)
    return this.#follow.item(from, index < 0 ? index + from.value.length : index)
  }

  #slice(node: Node, scope: Scope): Traced {
    const from = this.#visit(node.base, scope)
    if (!isTracedArray(from)) return NOTHING
    const { length } = from.value
    const bound = (side: unknown) => (Number(side) < 0 ? Number(side) + length : Number(side))
    const left = Math.max(0, bound(node.left))
    const right = Math.min(length, Math.max(0, bound(node.right) + (node.isInclusive === true ? 1 : 0)))
    const items: Traced[] = []
    for (let index = left; index < right; index += 1) items.push(this.#follow.item(from, index))
    return arrayOf(items)
  }

  #dereferenced(node: Node, scope: Scope): Traced {
    const { value } = this.#visit(node.base, scope)
    if (!isPlainObject(value) || typeof value._ref !== 'string') return NOTHING
    return this.#follow.traced(this.#options.dereference({ _ref: value._ref }), UNKNOWN)
  }

  #chosen({ alternatives, fallback }: Node, scope: Scope): Traced {
    const found = nodesIn(alternatives).find(({ condition }) => this.#compute(condition, scope) === true)
    if (found !== undefined) return this.#visit(found.value, scope)
    return fallback === undefined ? NOTHING : this.#visit(fallback, scope)
  }

  /** Arrays and objects are joined as they are; everything else that has an operator is computed. */
  #joined(node: Node, scope: Scope): Traced {
    if (node.op !== '+') return this.#computed(node, scope)
    const [left, right] = [this.#visit(node.left, scope), this.#visit(node.right, scope)]
    if (isTracedArray(left) && isTracedArray(right))
      return arrayOf([...this.#follow.items(left), ...this.#follow.items(right)])
    if (!isPlainObject(left.value) || !isPlainObject(right.value)) return this.#computed(node, scope)
    const fields = new Map([...this.#fieldsOf(left), ...this.#fieldsOf(right)])
    return { value: { ...left.value, ...right.value }, origin: { kind: 'object', fields } }
  }

  #called(node: Node, scope: Scope): Traced {
    const args = nodesIn(node.args)
    const name = `${node.namespace}::${node.name}`
    if (name === 'global::coalesce') {
      for (const argument of args) {
        const found = this.#visit(argument, scope)
        if (found.value !== null) return found
      }
      return NOTHING
    }
    if (name !== 'array::compact' && name !== 'array::unique') return this.#computed(node, scope)
    const from = this.#visit(args[0], scope)
    if (!isTracedArray(from)) return NOTHING
    return this.#selected(from, this.#compute({ ...node, args: [{ type: 'Value', value: from.value }] }, scope))
  }

  #createVisitors(): Readonly<Record<string, Visitor>> {
    return {
      AccessAttribute: (node, scope) =>
        this.#follow.field(node.base === undefined ? scope.value : this.#visit(node.base, scope), String(node.name)),
      AccessElement: (node, scope) => this.#element(node, scope),
      Array: (node, scope) => this.#array(node, scope),
      ArrayCoerce: (node, scope) => {
        const from = this.#visit(node.base, scope)
        return isTracedArray(from) ? from : NOTHING
      },
      Deref: (node, scope) => this.#dereferenced(node, scope),
      Filter: (node, scope) => this.#filtered(node, scope),
      FlatMap: (node, scope) => this.#mapped(node, scope),
      FuncCall: (node, scope) => this.#called(node, scope),
      Group: (node, scope) => this.#visit(node.base, scope),
      Map: (node, scope) => this.#mapped(node, scope),
      Object: (node, scope) => this.#object(node, scope),
      OpCall: (node, scope) => this.#joined(node, scope),
      Parent: (node, scope) => scopes.ancestor(scope, Number(node.n)) ?? NOTHING,
      PipeFuncCall: (node, scope) => (node.name === 'score' ? this.#scored(node, scope) : this.#selection(node, scope)),
      Projection: (node, scope) => {
        const base = this.#visit(node.base, scope)
        return isPlainObject(base.value) ? this.#visit(node.expr, scopes.nested(scope, base)) : NOTHING
      },
      Select: (node, scope) => this.#chosen(node, scope),
      Slice: (node, scope) => this.#slice(node, scope),
      This: (_, scope) => scope.value,
      Value: ({ value }) => this.#follow.traced(value, LITERAL),
    }
  }
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

type Source = { type: 'documentValue'; document: number; path: number } | { type: 'literal' | 'unknown' }

/**
 * In the format of Content Source Maps: `mappings` has the JSON paths of the result as keys; its numbers are indexes of `documents`
 * and `paths`.
 */
export type ContentSourceMap = {
  documents: { _id: string; _type: string }[]
  paths: string[]
  mappings: Record<string, { type: 'value'; source: Source }>
}

const ESCAPES: Readonly<Record<string, string>> = {
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  "'": "\\'",
  '\\': '\\\\',
}

/** @param hasKeys whether items of arrays are named by their `_key` in paths of documents, instead of by their index */
export function sourceMapOf(result: Traced, follow: Follow, hasKeys: boolean): ContentSourceMap {
  const documents = createTable<{ _id: string; _type: string }>()
  const paths = createTable<string>()
  const mappings: ContentSourceMap['mappings'] = {}

  function documentValue({ document, path }: Extract<Origin, { kind: 'document' }>): Source {
    const { _id, _type } = identityOf(document)
    const text = `$${path.map((step) => segmentOf(step, hasKeys)).join('')}`
    return { type: 'documentValue', document: documents.add(_id, { _id, _type }), path: paths.add(text, text) }
  }

  function visit(traced: Traced, at: string): void {
    const { value, origin } = traced
    const isWhole = origin.kind === 'document' && origin.path.length === 0
    // What stands in a document belongs to it with everything in it; a document itself is mapped by field, as on Sanity.
    if (origin.kind === 'document' && !isWhole) mappings[at] = { type: 'value', source: documentValue(origin) }
    else if (Array.isArray(value)) {
      for (const [index] of value.entries()) visit(follow.item(traced, index), `${at}[${index}]`)
    } else if (isPlainObject(value)) {
      for (const name of Object.keys(value)) {
        visit(follow.field(traced, name), at + segmentOf(name, hasKeys))
      }
    } else if (value !== null && value !== undefined) {
      mappings[at] = { type: 'value', source: { type: origin.kind === 'literal' ? 'literal' : 'unknown' } }
    }
  }

  visit(result, '$')
  return { documents: documents.rows, paths: paths.rows, mappings }
}

/** The stored id of a document, which a perspective may show under its published one. */
function identityOf({ _id, _type, _originalId }: LakeDocument): { _id: string; _type: string } {
  return { _id: typeof _originalId === 'string' ? _originalId : _id, _type }
}

/** A segment of a normalised JSON path (https://www.rfc-editor.org/rfc/rfc9535#name-normalized-paths). */
function segmentOf(step: Step, hasKeys: boolean): string {
  if (typeof step === 'string') return `['${escaped(step)}']`
  return hasKeys && step.key !== undefined ? `[?(@._key=='${escaped(step.key)}')]` : `[${step.index}]`
}

function escaped(text: string): string {
  return text.replaceAll(/[\f\n\r\t'\\]/g, (character) => ESCAPES[character] ?? character)
}

/** Rows without repetition, by key. */
function createTable<Row>() {
  const rows: Row[] = []
  const indexes = new Map<string, number>()
  return {
    rows,
    /** @returns the index of the row */
    add: (key: string, row: Row): number => {
      const known = indexes.get(key)
      if (known !== undefined) return known
      indexes.set(key, rows.length)
      return rows.push(row) - 1
    },
  }
}
