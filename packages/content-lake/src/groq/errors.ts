/** Errors of queries, with the position of the faulty part. */
import { HttpError } from '@bowerbird/local-server/json'
import { GroqSyntaxError } from 'groq-js'

/**
 * A query that cannot be evaluated, in Sanity's shape: @sanity/client renders a code frame from it.
 * @param start and `end`: the part of its text that causes it, by default all of it
 */
export function queryError(query: string, description: string, start = 0, end = query.length): HttpError {
  return new HttpError(400, description, {
    body: { error: { description, start, end, query, type: 'queryParseError' } },
  })
}

/** Converts an error thrown by groq-js, which reports positions for syntax errors alone. */
export function locateError(error: unknown, query: string): HttpError {
  if (!(error instanceof GroqSyntaxError)) return queryError(query, String(error))
  return queryError(query, error.message, error.position, Math.min(error.position + 1, query.length))
}
