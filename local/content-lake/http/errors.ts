/** Errors in the format of Sanity's API. */
import { type OutgoingHttpHeaders, STATUS_CODES } from 'node:http'
import { HttpError } from '../../http/json.ts'

/** An error with the body `{ statusCode, error, message }`, which @sanity/client turns into "error - message". */
export function apiError(status: number, message: string, headers: OutgoingHttpHeaders = {}): HttpError {
  return new HttpError(status, message, { body: { statusCode: status, error: STATUS_CODES[status], message }, headers })
}

/** Converts an error of a shared HTTP helper to Sanity's format; returns other errors unchanged. */
export function asApiError(error: unknown): unknown {
  return error instanceof HttpError ? apiError(error.status, error.message, error.headers) : error
}
