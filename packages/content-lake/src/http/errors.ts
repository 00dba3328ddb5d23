/** Errors in the format of Sanity's API. */
import { STATUS_CODES } from 'node:http'
import { HttpError } from '../../server/json.ts'

/**
 * The response of any error thrown by a handler; an unexpected one is logged. Where an error has no body of its own, it
 * gets `{ statusCode, error, message }`, which @sanity/client turns into "error - message".
 */
export function responseOf(error: unknown): HttpError {
  if (error instanceof RangeError && error.message.includes('call stack')) {
    return responseOf(new HttpError(400, 'The request is too deeply nested'))
  }
  if (!(error instanceof HttpError)) {
    console.error(error)
    return responseOf(new HttpError(500, 'The local Content Lake failed; its log says why'))
  }
  const { status, message, headers, body = { statusCode: status, error: STATUS_CODES[status], message } } = error
  return new HttpError(status, message, { body, headers })
}
