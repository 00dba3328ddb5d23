/** Errors of queries, with the position of the faulty part. */
import { HttpError } from '@bowerbird/local-server/json'
import { GroqSyntaxError } from 'groq-js'
import { findSyntaxError } from './syntax.ts'

/**
 * A query that cannot be evaluated, in Sanity's shape: @sanity/client renders a code frame from it.
 * @param start and `end`: the part of its text that causes it, by default all of it
 */
export function queryError(query: string, description: string, start = 0, end = query.length): HttpError {
  return new HttpError(400, description, {
    body: { error: { description, start, end, query, type: 'queryParseError' } },
  })
}

/** Converts an error thrown by groq-js to one in Sanity's words. */
export function locateError(error: unknown, query: string): HttpError {
  if (error instanceof GroqSyntaxError) {
    const { position } = error
    const problem = findSyntaxError(query)
    if (problem !== undefined) return queryError(query, problem.description, problem.start, problem.end)
    return queryError(query, error.message, position, Math.min(position + 1, query.length))
  }
  const message = error instanceof Error ? error.message : String(error)
  const [, what = '', name] = /^Undefined (pipe function|function|namespace): (\w+)$/.exec(message) ?? []
  if (name === undefined) return queryError(query, message)
  const start = query.search(new RegExp(`\\b${name}\\s*${what === 'namespace' ? '::' : '\\('}`))
  const range = start < 0 ? [] : [start, start + name.length]
  return queryError(query, `unknown ${what} "${name}"`, ...range)
}
