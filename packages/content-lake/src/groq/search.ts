/**
 * The search of the Studio, `match text::query("typed")`: words in the texts of a document, without case and accents. groq-js
 * parses the function, but does not evaluate it.
 *
 * `left match text::query("typed")` is rewritten to a dereference of an id that no document can have, made of the
 * number of the search and the id of the current document. The `dereference` callback recognises such ids, evaluates
 * `left` on that document and matches. So it works where there is a current document: in a filter of `*` and in
 * `score()` on its result. Elsewhere the function is not rewritten, and the query is rejected.
 */
import { evaluateSync } from 'groq-js'
import { isRecord, type LakeDocument } from '../dataset.ts'

/** One `match text::query()`: the node on its left, and the compiled search of its right. */
export type TextQuery = { left: unknown; search: Search }

/** Ids begin with a letter, a digit or `_`, so none begins with a space. */
const REFERENCE = /^ search (\d+) (.+)$/

/** @returns the tree with dereferences in place of the searches, and the searches by number */
export function takeTextQueries(tree: unknown): { tree: unknown; searches: TextQuery[] } {
  const searches: TextQuery[] = []

  /** @param isOfDocument whether the node is evaluated on a document */
  function rewrite(node: unknown, isOfDocument: boolean): unknown {
    if (Array.isArray(node)) return node.map((item) => rewrite(item, isOfDocument))
    if (!isRecord(node) || node.type === 'Value') return node
    const typed = isOfDocument ? typedIn(node) : undefined
    if (typed !== undefined && findsEverything(typed)) return { type: 'Value', value: true }
    if (typed !== undefined) return reference(searches.push({ left: node.left, search: createSearch(typed) }) - 1)
    if (node.type === 'Filter') {
      return { ...node, base: rewrite(node.base, isOfDocument), expr: rewrite(node.expr, givesDocuments(node.base)) }
    }
    if (node.type === 'PipeFuncCall') {
      return { ...node, base: rewrite(node.base, isOfDocument), args: rewrite(node.args, givesDocuments(node.base)) }
    }
    // The Studio's lists without a search send `everything || references("")`; skipping references() there is much
    // faster.
    if (node.type === 'Or') {
      const sides = [rewrite(node.left, isOfDocument), rewrite(node.right, isOfDocument)]
      return sides.some(isTrue) ? { type: 'Value', value: true } : { ...node, left: sides[0], right: sides[1] }
    }
    const isSameScope = ['And', 'Not', 'Group'].some((type) => type === node.type) || isBoost(node)
    return Object.fromEntries(
      Object.entries(node).map(([key, child]) => [key, rewrite(child, isOfDocument && isSameScope)]),
    )
  }

  return { tree: rewrite(tree, false), searches }
}

function isBoost({ type, name }: Record<string, unknown>): boolean {
  return type === 'FuncCall' && name === 'boost'
}

function isTrue(node: unknown): boolean {
  return isRecord(node) && (node.type === 'Group' ? isTrue(node.base) : node.type === 'Value' && node.value === true)
}

/** The search text, when a node is `… match text::query("typed")`. */
function typedIn({ type, op, right }: Record<string, unknown>): string | undefined {
  if (type !== 'OpCall' || op !== 'match' || !isRecord(right)) return undefined
  const { namespace, name, args } = right
  if (right.type !== 'FuncCall' || namespace !== 'text' || name !== 'query' || !Array.isArray(args)) return undefined
  const [argument]: unknown[] = args
  return isRecord(argument) && argument.type === 'Value' && typeof argument.value === 'string'
    ? argument.value
    : undefined
}

/** Whether a node evaluates to documents: `*`, or a filter, order, score or slice of it. */
function givesDocuments(node: unknown): boolean {
  if (!isRecord(node)) return false
  if (node.type === 'Everything') return true
  return ['Filter', 'Group', 'PipeFuncCall', 'Slice'].some((type) => node.type === type) && givesDocuments(node.base)
}

/** `{"_ref": " search 0 " + _id}->`, which is true when the search matches. */
function reference(number: number): unknown {
  const id = {
    type: 'OpCall',
    op: '+',
    left: { type: 'Value', value: ` search ${number} ` },
    right: { type: 'AccessAttribute', name: '_id' },
  }
  return {
    type: 'Deref',
    base: { type: 'Object', attributes: [{ type: 'ObjectAttributeValue', name: '_ref', value: id }] },
  }
}

/**
 * Creates the callback that resolves the dereferences of {@link takeTextQueries}.
 * @param searches by their number
 * @param find returns a document by id
 * @param options of groq-js for the evaluation of the left sides
 * @returns whether the search matches the document, undefined for an id that is not a search
 */
export function createSearcher(
  searches: readonly TextQuery[],
  find: (id: string) => LakeDocument | undefined,
  options: Record<string, unknown>,
): (reference: string) => boolean | undefined {
  return (reference) => {
    if (searches.length === 0) return undefined
    const [, number = '', id = ''] = REFERENCE.exec(reference) ?? []
    const query = searches[Number(number)]
    const document = find(id)
    if (query === undefined || document === undefined) return undefined
    const value: unknown = evaluateSync(query.left, { ...options, root: document })
    return query.search(textOf(isRecord(value) ? value.data : undefined))
  }
}

/** A list such as `[@, _id]` is handled item by item, so that the cached text of the document is reused. */
function textOf(value: unknown): string {
  return Array.isArray(value) ? value.map(searchTextOf).join('') : searchTextOf(value)
}

/** Cached per document, because documents are immutable. */
const known = new WeakMap<object, string>()

/** Fields of a block that hold formatting or references, not text. */
const SKIPPED = new Set(['style', 'listItem', 'marks'])

/** The words of a text: letters and digits, lower case, without accents. */
function wordsOf(text: string): string[] {
  const folded = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return folded.match(/[\p{L}\p{N}]+/gu) ?? []
}

/**
 * Every text in a value as a line of words, each surrounded by spaces: `\n one two \n three \n`. So ` tw` finds a word
 * that begins with `tw`, ` one two ` finds the phrase, and no phrase spans lines.
 */
export function searchTextOf(value: unknown): string {
  if (!isRecord(value)) return linesOf(value)
  const text = known.get(value) ?? linesOf(value)
  known.set(value, text)
  return text
}

function linesOf(value: unknown): string {
  const lines: string[] = ['']
  collect(value, (text) => {
    const words = wordsOf(text)
    if (words.length > 0) lines.push(` ${words.join(' ')} `)
  })
  return lines.length === 1 ? '' : `${lines.join('\n')}\n`
}

function collect(value: unknown, add: (text: string) => void): void {
  if (typeof value === 'string') {
    // Image placeholders are data URLs, not text.
    if (!value.startsWith('data:')) add(value)
  } else if (Array.isArray(value)) {
    for (const item of value) collect(item, add)
  } else if (isRecord(value)) {
    for (const [key, child] of Object.entries(value)) {
      if (!key.startsWith('_') && !SKIPPED.has(key)) collect(child, add)
    }
  }
}

/** Whether the search matches everything: what the Studio sends for a list without search input. */
function findsEverything(typed: string): boolean {
  return typed.trim() === '*'
}

/** Matches a text against a compiled search. */
type Search = (text: string) => boolean

/**
 * Compiles a search of Sanity's `text::query()`: words that must all occur, and `begin*`.
 * @returns a matcher for texts made by `searchTextOf`
 */
export function createSearch(typed: string): Search {
  const terms = typed.split(/\s+/).flatMap((part) => {
    const words = wordsOf(part).join(' ')
    return words === '' ? [] : [part.endsWith('*') ? ` ${words}` : ` ${words} `]
  })
  return (text) => terms.length > 0 && terms.every((term) => text.includes(term))
}
