/** Errors of queries, with the position of the faulty part. */
import { GroqSyntaxError } from 'groq-js'

/** A query that cannot be evaluated, with the range of its text that causes it (by default the whole query). */
export class QueryError extends Error {
  /** The response body in Sanity's shape; @sanity/client renders a code frame from it. */
  readonly body: unknown

  constructor(query: string, description: string, start = 0, end = query.length) {
    super(description)
    this.name = 'QueryError'
    this.body = { error: { description, start, end, query, type: 'queryParseError' } }
  }
}

/** Converts an error thrown by groq-js, which reports positions for syntax errors alone. */
export function locateError(error: unknown, query: string): QueryError {
  if (!(error instanceof GroqSyntaxError)) return new QueryError(query, String(error))
  return new QueryError(query, error.message, error.position, Math.min(error.position + 1, query.length))
}
