/** Errors of queries, with the position of the faulty part. */
import { GroqSyntaxError } from 'groq-js'
import { type Part, scan } from './scan.ts'

/** A query with more parts than this is reported as a whole, because locating the error costs one parse per part. */
const MAX_TRIED = 1000

/**
 * A query that cannot be evaluated, with the range of its text that causes it (offsets in UTF-16 units, end exclusive).
 */
export class QueryError extends Error {
  readonly query: string
  readonly start: number
  readonly end: number

  constructor(query: string, description: string, place: { start: number; end: number }) {
    super(description)
    this.name = 'QueryError'
    this.query = query
    this.start = place.start
    this.end = place.end
  }

  /** The response body in Sanity's shape; @sanity/client renders a code frame from it. */
  get body() {
    const { message: description, start, end, query } = this
    return { error: { description, start, end, query, type: 'queryParseError' } }
  }
}

/**
 * Converts an error thrown by groq-js to one with a position in the query.
 * @param parse parses text with the request's parameters; used to test parts of the query alone
 */
export function locateError(error: unknown, query: string, parse: (text: string) => unknown): QueryError {
  if (error instanceof GroqSyntaxError) return locateSyntaxError(error, query)
  const description = error instanceof Error ? error.message : String(error)
  const { parts } = scan(query)
  const culprit =
    parts.length > MAX_TRIED ? undefined : parts.find((part) => failsAlone(query, part, description, parse))
  if (culprit === undefined) return new QueryError(query, description, { start: 0, end: query.length })
  const isCall = culprit.kind === 'call' || culprit.kind === 'pipe'
  const isUnknownPath = description.startsWith('Undefined')
  return new QueryError(query, description, {
    start: culprit.start,
    end: isCall && isUnknownPath ? culprit.nameEnd : culprit.end,
  })
}

/**
 * For most errors inside brackets groq-js reports a position that is one too low, with the message "Unexpected end of
 * query" (parse() in its source subtracts one from the failing position).
 */
function locateSyntaxError(error: GroqSyntaxError, query: string): QueryError {
  const detail = error.message.replace(/^Syntax error in GROQ query at position \d+:?\s*/, '')
  const isShifted = detail === 'Unexpected end of query'
  const start = Math.min(error.position + (isShifted ? 1 : 0), query.length)
  const token = /^(?:\w+|\s*\S)/.exec(query.slice(start))?.[0] ?? ''
  const end = start + token.length
  if (!isShifted) return new QueryError(query, detail, { start, end })
  const description = token.trim() === '' ? 'Unexpected end of query' : `Unexpected ${JSON.stringify(token.trim())}`
  return new QueryError(query, description, { start, end })
}

/** Whether a part of the query alone fails with the same error, placed in a context that groq-js accepts. */
function failsAlone(query: string, part: Part, description: string, parse: (text: string) => unknown): boolean {
  const before = { call: '', pipe: '*|', '[': '*', '{': '*', '(': '' }[part.kind]
  try {
    parse(before + query.slice(part.start, part.end))
    return false
  } catch (error) {
    return error instanceof Error && !(error instanceof GroqSyntaxError) && error.message === description
  }
}
