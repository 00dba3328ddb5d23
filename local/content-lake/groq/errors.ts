/** Errors of queries, with the position of the faulty part. */
import { GroqSyntaxError } from 'groq-js'

/**
 * A query that cannot be evaluated, with the range of its text that causes it (offsets in UTF-16 units, end exclusive).
 */
export class QueryError extends Error {
  readonly query: string
  readonly start: number
  readonly end: number

  /** @param place by default the whole query */
  constructor(query: string, description: string, place = { start: 0, end: query.length }) {
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

/** Converts an error thrown by groq-js, which reports positions for syntax errors alone. */
export function locateError(error: unknown, query: string): QueryError {
  if (error instanceof GroqSyntaxError) return locateSyntaxError(error, query)
  return new QueryError(query, error instanceof Error ? error.message : String(error))
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
