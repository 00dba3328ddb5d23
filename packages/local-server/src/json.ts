import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'

/** An error with its HTTP response: thrown anywhere in a handler, sent by {@link sendHttpError}. */
export class HttpError extends Error {
  readonly status: number
  /** The whole JSON response, when it is not `{ error: { message } }`. */
  readonly body: unknown
  readonly headers: OutgoingHttpHeaders

  /**
   * @param status HTTP status, 400 to 599
   * @param message what is wrong and what is expected
   * @param options `body`: the whole JSON response, `headers`: further headers
   */
  constructor(status: number, message: string, options: { body?: unknown; headers?: OutgoingHttpHeaders } = {}) {
    super(message)
    this.name = 'HttpError'
    this.status = status
    this.body = options.body
    this.headers = options.headers ?? {}
  }
}

/** Sends a JSON response; Node omits the body for HEAD. */
export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: OutgoingHttpHeaders = {},
): void {
  sendJsonText(response, status, Buffer.from(JSON.stringify(body), 'utf8'), headers)
}

/** Sends JSON that is text in UTF-8 already. */
export function sendJsonText(
  response: ServerResponse,
  status: number,
  bytes: Uint8Array,
  headers: OutgoingHttpHeaders = {},
): void {
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': bytes.length,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  })
  response.end(bytes)
}

/** Sends an {@link HttpError}. When the headers of a response have been sent already, it only ends the response. */
export function sendHttpError(response: ServerResponse, error: HttpError): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  sendJson(response, error.status, error.body ?? { error: { message: error.message } }, error.headers)
}

/**
 * The rest of a too large body is read and discarded up to this many times the limit, so that the sender receives the
 * response instead of a reset connection; beyond it the connection is closed.
 */
const DRAINED_LIMITS = 16

/**
 * The chunks of a request body of at most `limit` bytes.
 * @param tooLarge message when it is longer
 * @throws HttpError 413 at its end when it is longer, 400 when the sender disconnected before the end
 */
export async function* readChunks(
  request: AsyncIterable<unknown>,
  limit: number,
  tooLarge: string,
): AsyncGenerator<Buffer> {
  let size = 0
  try {
    for await (const chunk of request) {
      if (!Buffer.isBuffer(chunk)) continue
      size += chunk.length
      if (size <= limit) yield chunk
      if (size > limit * DRAINED_LIMITS) break
    }
  } catch {
    throw new HttpError(400, 'The request ended before its body was complete')
  }
  if (size > limit) throw new HttpError(413, tooLarge, { headers: { Connection: 'close' } })
}

/**
 * Reads a request body of at most `limit` bytes as UTF-8 JSON.
 * @throws HttpError 413 when it is longer, 400 when it is not UTF-8 or not JSON.
 */
export async function readJson(request: IncomingMessage, limit: number): Promise<unknown> {
  const message = `The body is too large: at most ${limit} bytes are accepted`
  const chunks: Buffer[] = []
  for await (const chunk of readChunks(request, limit, message)) chunks.push(chunk)
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    throw new HttpError(400, 'The body must be JSON in UTF-8')
  }
}
