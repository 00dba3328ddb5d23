/**
 * Evaluates a query with groq-js, which scans all documents for every filter, on no more documents than it has to.
 *
 * Before groq-js gets a tree, these nodes become literals:
 * - `*` in a filter by `_id`, `_type` or `references()`: the documents that an index of the database gives;
 * - a subquery that is the same for every item around it: its value, evaluated once;
 * - a projection, map or filter with a subquery that looks up what the item around it says, such as
 *   `*[_type == "author"]{"books": *[references(^._id)]}`: its value, evaluated item by item. With the item in place of `^`
 *   the subquery is one by a constant.
 */
import { evaluateSync } from 'groq-js'
import { isRecord, type LakeDocument } from '../dataset.ts'
import type { DocumentReader, IndexName } from './document-reader.ts'
import { isPlainObject } from './origins.ts'
import {
  ancestor,
  bind,
  cached,
  isClosed,
  isMapping,
  isNesting,
  literal,
  type Node,
  nested,
  type Scope,
} from './scopes.ts'

/** Options of groq-js. */
export type EvaluationOptions = Record<string, unknown> & { dereference: (reference: { _ref: string }) => unknown }

/** What a query has read: all documents, or those that an index gives for some values, and how many there were. */
type Read = { from: 'everything' | IndexName; values?: readonly string[]; documents: number }

/** What the planner did. References that are followed are not included. */
export type Explanation = {
  reads: Read[]
  /** Subqueries that were evaluated once for all items around them. */
  evaluatedOnce: number
  /** Items for which subqueries were looked up. */
  evaluatedItems: number
}

/** The types of the documents that a result depends on; undefined when a change of any document may change it. */
export type DependentTypes = Set<string> | undefined

/** A condition that an index can look up; `isSingle`: its key is one value, not a list. */
type Condition = { index: IndexName; key: Node; conjunct: Node }

/** The most selective first. */
const ORDER: readonly IndexName[] = ['id', 'reference', 'type']

/** Where a node is: `root`: in the scope that is evaluated; `single`: once in a scope within that; `repeated`: for each item. */
type Position = 'root' | 'single' | 'repeated'

export class Planner {
  readonly explanation: Explanation = { reads: [], evaluatedOnce: 0, evaluatedItems: 0 }
  #types: DependentTypes = new Set()
  readonly #reader: DocumentReader
  readonly #options: EvaluationOptions
  readonly #canEvaluate: boolean
  /** Values of subqueries that are evaluated once, by their nodes. */
  readonly #values = new Map<Node, unknown>()

  /** @param canEvaluate whether parts of a query can be evaluated on their own: not where it calls asynchronous functions */
  constructor(reader: DocumentReader, options: EvaluationOptions, canEvaluate = true) {
    this.#reader = reader
    this.#options = options
    this.#canEvaluate = canEvaluate
  }

  /** The value of a node without `^`, in a scope with this value; null when it has none. */
  evaluate(node: unknown, root: unknown = null): unknown {
    const planned = this.#plan(node, root, 'root')
    if (isRecord(planned) && planned.type === 'Value') return planned.value
    const result: unknown = evaluateSync(planned, { ...this.#options, root })
    return isRecord(result) ? (result.data ?? null) : null
  }

  /** The types that the results so far depend on. */
  get types(): DependentTypes {
    return this.#types
  }

  /** A reference has been followed to this document. */
  noteReference(document: unknown): void {
    const type = isRecord(document) ? document._type : undefined
    if (typeof type === 'string') this.#types?.add(type)
    else this.#types = undefined
  }

  /** The tree for groq-js of a query that is evaluated asynchronously. */
  plan(tree: unknown): unknown {
    return this.#plan(tree, null, 'root')
  }

  #plan(node: unknown, root: unknown, position: Position): unknown {
    if (!readsDocuments(node)) return node
    if (Array.isArray(node)) return node.map((item) => this.#plan(item, root, position))
    if (!isRecord(node)) return node
    if (node.type === 'Everything') return literal(this.#all())
    if (this.#canEvaluate && position === 'repeated' && isSubquery(node)) return literal(this.#once(node))
    if (this.#canEvaluate && position === 'root' && isNestingOrMapping(node) && containsItemLookup(node.expr)) {
      return literal(this.#perItem(node, root))
    }
    if (isDocumentFilter(node)) {
      const { documents, rest } = this.#candidates(node)
      return { type: 'Filter', base: literal(documents), expr: this.#plan(rest, root, 'repeated') }
    }
    if (!isNestingOrMapping(node)) return this.#planFields(node, root, position)
    const { base, ...expressions } = node
    const inner = node.type === 'Projection' && position !== 'repeated' ? 'single' : 'repeated'
    return { ...this.#planFields(expressions, root, inner), base: this.#plan(base, root, position) }
  }

  #planFields(node: Node, root: unknown, position: Position): Node {
    return Object.fromEntries(Object.entries(node).map(([name, child]) => [name, this.#plan(child, root, position)]))
  }

  #all(): readonly LakeDocument[] {
    const documents = this.#reader.all()
    this.explanation.reads.push({ from: 'everything', documents: documents.length })
    this.#types = undefined
    return documents
  }

  #lookUp({ index, key }: Condition): readonly LakeDocument[] | undefined {
    const values = [this.evaluate(key)].flat().filter((value) => typeof value === 'string')
    const documents = this.#reader.lookup?.(index, values)
    if (documents === undefined) return undefined
    this.explanation.reads.push({ from: index, values, documents: documents.length })
    // A missing document may be created with any type, and any document may get a reference.
    const isKnown = index === 'type' || (index === 'id' && documents.length === new Set(values).size)
    if (!isKnown) this.#types = undefined
    for (const type of index === 'type' ? values : documents.map(({ _type }) => _type)) this.#types?.add(type)
    return documents
  }

  #once(node: Node): unknown {
    if (!this.#values.has(node)) {
      this.explanation.evaluatedOnce += 1
      this.#values.set(node, this.evaluate(node))
    }
    return this.#values.get(node)
  }

  #perItem(node: Node, root: unknown): unknown {
    const around: Scope<unknown> = { value: root, isHidden: false }
    const isHidden = isMapping(node)
    const valueFor = (expression: unknown, item: unknown): unknown => {
      this.explanation.evaluatedItems += 1
      const scope = nested(around, item, isHidden)
      return this.evaluate(
        bind(expression, isHidden, (steps) => ancestor(scope, steps) ?? null),
        item,
      )
    }
    if (isDocumentFilter(node)) {
      const { documents, rest } = this.#candidates(node)
      return documents.filter((document) => valueFor(rest, document) === true)
    }
    const base = this.evaluate(node.base, root)
    if (node.type === 'Projection') return isPlainObject(base) ? valueFor(node.expr, base) : null
    if (!Array.isArray(base)) return null
    if (node.type === 'Filter') return base.filter((item) => valueFor(node.expr, item) === true)
    const values = base.map((item) => valueFor(node.expr, item))
    return node.type === 'FlatMap' ? values.flat() : values
  }

  /** The documents that a filter of all documents may select, and the part of its expression that is to be evaluated. */
  #candidates({ expr }: Node): { documents: readonly LakeDocument[]; rest: unknown } {
    const found = conditionsOf(expr).find(({ key }) => isClosed(key) && (this.#canEvaluate || key.type === 'Value'))
    const documents = found && this.#lookUp(found)
    if (found === undefined || documents === undefined) return { documents: withWords(this.#all(), expr), rest: expr }
    const { index, conjunct } = found
    // An index of references gives more than the filter selects, where a draft is shown in place of a document.
    return { documents: withWords(documents, expr), rest: index === 'reference' ? expr : without(expr, conjunct) }
  }
}

/** Nodes whose value can be that of a subquery. */
const SUBQUERIES = new Set(
  'AccessAttribute AccessElement ArrayCoerce Deref Filter FlatMap FuncCall Map PipeFuncCall Projection Slice'.split(
    ' ',
  ),
)

/** Whether a node reads documents, and has the same value for every item around it. */
export const isSubquery = cached((node) => SUBQUERIES.has(String(node.type)) && readsDocuments(node) && isClosed(node))

const hasItemLookup = cached(
  (node) =>
    (isDocumentFilter(node) && dependsOnOuter(conditionsOf(node.expr)[0])) ||
    Object.values(node).some(containsItemLookup),
)

/** Whether an expression has a subquery that looks up what the item around it says. */
function containsItemLookup(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(containsItemLookup)
  return readsDocuments(node) && isRecord(node) && hasItemLookup(node)
}

function dependsOnOuter(condition: Condition | undefined): boolean {
  return condition !== undefined && !isClosed(condition.key)
}

function isNestingOrMapping(node: Node): boolean {
  return isNesting(node) || isMapping(node)
}

function isDocumentFilter(node: Node): boolean {
  return node.type === 'Filter' && isRecord(node.base) && node.base.type === 'Everything'
}

/** Whether a node, or one of several, reads documents: all others are left as they are. */
function readsDocuments(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(readsDocuments)
  return isRecord(node) && node.type !== 'Value' && hasEverything(node)
}

const hasEverything = cached((node) => node.type === 'Everything' || Object.values(node).some(readsDocuments))

/** The conditions of a filter that an index can look up once the scopes around it are known, the most selective first. */
function conditionsOf(expression: unknown): Condition[] {
  const conditions = conjunctsOf(expression).flatMap((conjunct) => {
    const found = conditionIn(conjunct)
    return found !== undefined && isClosedWithin(found.key) ? [{ ...found, conjunct }] : []
  })
  return conditions.sort((a, b) => ORDER.indexOf(a.index) - ORDER.indexOf(b.index))
}

/** Whether a key has a value once the scopes around its filter are known: it says nothing of the filtered document. */
function isClosedWithin(key: Node): boolean {
  if (isClosed(key)) return true
  const bound = bind(key, false, () => null)
  return isRecord(bound) && isClosed(bound)
}

function conjunctsOf(node: unknown): Node[] {
  if (!isRecord(node)) return []
  if (node.type === 'And') return [...conjunctsOf(node.left), ...conjunctsOf(node.right)]
  if (node.type === 'Group') return conjunctsOf(node.base)
  return [node]
}

function without(node: unknown, conjunct: Node): unknown {
  if (node === conjunct) return literal(true)
  if (!isRecord(node)) return node
  if (node.type === 'And') return { ...node, left: without(node.left, conjunct), right: without(node.right, conjunct) }
  return node.type === 'Group' ? { ...node, base: without(node.base, conjunct) } : node
}

function conditionIn({ type, op, left, right, namespace, name, args }: Node): Omit<Condition, 'conjunct'> | undefined {
  if (type === 'OpCall' && op === '==') {
    const index = indexOf(left)
    const key = index === undefined ? left : right
    const found = index ?? indexOf(right)
    return found !== undefined && isRecord(key) ? { index: found, key } : undefined
  }
  if (type === 'OpCall' && op === 'in') {
    const index = indexOf(left)
    // A path is a pattern, and a range has no list of values.
    return index !== undefined && isRecord(right) && givesList(right) ? { index, key: right } : undefined
  }
  if (type === 'FuncCall' && namespace === 'global' && name === 'references' && Array.isArray(args)) {
    const [key, ...more]: unknown[] = args
    return isRecord(key) && more.length === 0 ? { index: 'reference', key } : undefined
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

/**
 * Leaves out the documents that `field match "pattern"` of a filter cannot select, because the field is a text without the
 * longest word of the pattern. groq-js compiles the pattern for every document, which takes longer than all the rest.
 */
function withWords(documents: readonly LakeDocument[], expression: unknown): readonly LakeDocument[] {
  return conjunctsOf(expression).reduce((remaining, { type, op, left, right }) => {
    if (type !== 'OpCall' || op !== 'match' || !isRecord(left) || left.type !== 'AccessAttribute') return remaining
    if (left.base !== undefined || !isRecord(right) || right.type !== 'Value') return remaining
    const word = longestWordIn(right.value)
    if (word === undefined) return remaining
    return remaining.filter((document) => {
      const text = document[String(left.name)]
      return typeof text !== 'string' || text.toLowerCase().includes(word)
    })
  }, documents)
}

function longestWordIn(pattern: unknown): string | undefined {
  // In other letters case has rules that differ between a pattern and toLowerCase(); dots and asterisks stand for any.
  if (typeof pattern !== 'string' || /[^\x20-\x7e]/.test(pattern)) return undefined
  const words = pattern.toLowerCase().match(/[a-z0-9]+/g) ?? []
  return words.toSorted((a, b) => b.length - a.length)[0]
}
