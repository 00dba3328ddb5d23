/** What is wrong with a query, and where. */
import { GroqSyntaxError } from 'groq-js'
import { type Part, scan } from './scan.ts'

/** A query with more parts than this is blamed as a whole: trying each part alone costs a parse each. */
const MAX_TRIED = 1000

/** A query that cannot be answered, with the part of its text that is the reason (offsets in UTF-16 units, end exclusive). */
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

  /** The answer as Sanity gives it; @sanity/client makes a code frame of it. */
  get body() {
    const { message: description, start, end, query } = this
    return { error: { description, start, end, query, type: 'queryParseError' } }
  }
}

/**
 * Turns what groq-js throws for a query into an error with its place.
 * @param parse parses text with the parameters of the request; used to try parts of the query alone
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
 * groq-js gives the position of most errors inside brackets one too early, under the message "Unexpected end of query"
 * (parse() in its source subtracts one from the position that failed), wherever in the query that is.
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

/** Whether a part of the query fails by itself in the same way, put where groq-js would meet it. */
function failsAlone(query: string, part: Part, description: string, parse: (text: string) => unknown): boolean {
  const before = { call: '', pipe: '*|', '[': '*', '{': '*', '(': '' }[part.kind]
  try {
    parse(before + query.slice(part.start, part.end))
    return false
  } catch (error) {
    return error instanceof Error && !(error instanceof GroqSyntaxError) && error.message === description
  }
}
