/** Errors in the format of Sanity's API. */
import { type OutgoingHttpHeaders, STATUS_CODES } from 'node:http'
import { HttpError } from '../../http/json.ts'
import { QueryError } from '../groq/errors.ts'

/** An error with the body `{ statusCode, error, message }`, which @sanity/client turns into "error - message". */
export function apiError(status: number, message: string, headers: OutgoingHttpHeaders = {}): HttpError {
  return new HttpError(status, message, { body: { statusCode: status, error: STATUS_CODES[status], message }, headers })
}

/** The response of any error thrown by a handler; an unexpected one is logged. */
export function responseOf(error: unknown): HttpError {
  if (error instanceof QueryError) return new HttpError(400, error.message, { body: error.body })
  if (!(error instanceof HttpError)) {
    console.error(error)
    return apiError(500, 'The local Content Lake failed; its log says why')
  }
  return error.body === undefined ? apiError(error.status, error.message, error.headers) : error
}
