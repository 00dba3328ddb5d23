/** Parses GROQ text to the tree that groq-js evaluates. */
import { parse } from 'groq-js'
import { isRecord } from '../dataset.ts'
import { locateError, queryError } from './errors.ts'
import { type TextQuery, takeTextQueries } from './text-query.ts'

/** A parsed query. `tree` is a tree of groq-js, whose own types do not resolve: read it by narrowing. */
export type Query = { text: string; tree: unknown; searches: readonly TextQuery[] }

export type Params = Readonly<Record<string, unknown>>

/**
 * The tree holds the values of the parameters, which can change the meaning of a query (`[0...$n]`, `[$key]`).
 * @throws HttpError 400 when the query is not valid GROQ, calls an unknown function or lacks a parameter
 */
export function parseQuery(text: string, params: Params): Query {
  let parsed: unknown
  try {
    // groq-js ends a comment at the end of its line only.
    parsed = parse(`${text}\n`, { params: { ...params } })
  } catch (error) {
    throw locateError(error, text)
  }
  refuseMissingFunction(text)
  // Walking a large tree takes longer than parsing it, so it is walked only when the text gives a reason to.
  const isComplete = [...text.matchAll(/\$(\w+)/g)].every(([, name = '']) => Object.hasOwn(params, name))
  const missing = isComplete ? undefined : missingParameter(parsed)
  if (missing !== undefined) throw queryError(text, `param $${missing} referenced, but not provided`)
  return { text, ...(text.includes('text::') ? takeTextQueries(parsed) : { tree: parsed, searches: [] }) }
}

/** Texts and comments of a query, in which names of functions are no calls. */
const NO_CODE = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\/\/[^\n]*/g

/** Functions of GROQ that groq-js parses and does not evaluate. */
const MISSING = /\b(?:geo::\w+|documents::\w+|media::\w+|user::\w+|text::semanticSimilarity)(?=\s*\()/

/** Evaluation would stop at such a function only where there is a document, and without its name. */
function refuseMissingFunction(text: string): void {
  if (!MISSING.test(text)) return
  const found = MISSING.exec(text.replaceAll(NO_CODE, (part) => ' '.repeat(part.length)))
  if (found === null) return
  const [name] = found
  throw queryError(
    text,
    `The local Content Lake does not evaluate ${name}(): a hosted dataset does`,
    found.index,
    found.index + name.length,
  )
}

/** The name of a parameter in a tree that was not replaced by its value. */
function missingParameter(node: unknown): string | undefined {
  // A Value node holds a literal or a parameter value, never further nodes.
  if (typeof node !== 'object' || node === null || (isRecord(node) && node.type === 'Value')) return undefined
  if (isRecord(node) && node.type === 'Parameter') return String(node.name)
  for (const child of Object.values(node)) {
    const missing = missingParameter(child)
    if (missing !== undefined) return missing
  }
  return undefined
}
