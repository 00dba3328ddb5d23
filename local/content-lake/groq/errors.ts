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

/** An error about a name in the query, such as a function or a parameter. */
export function errorAtName(query: string, name: string, description: string): QueryError {
  const start = query.lastIndexOf(name)
  return new QueryError(query, description, start === -1 ? undefined : { start, end: start + name.length })
}

/** Converts an error thrown by groq-js, which reports positions for syntax errors alone. */
export function locateError(error: unknown, query: string): QueryError {
  if (error instanceof GroqSyntaxError) return locateSyntaxError(error, query)
  const description = error instanceof Error ? error.message : String(error)
  const name = /^Undefined (?:(?:pipe )?function|namespace): (\S+)$/.exec(description)?.[1]
  return name === undefined ? new QueryError(query, description) : errorAtName(query, name, description)
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
