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
  const bytes = Buffer.from(JSON.stringify(body), 'utf8')
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
 * Reads a request body of at most `limit` bytes.
 * @throws HttpError 413 when it is longer; the rest is read and discarded first, so that the sender receives the
 *   response instead of a reset connection; 400 when the sender disconnected before the end.
 */
function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    function refuse() {
      const message = `The body is too large: at most ${limit} bytes are accepted`
      reject(new HttpError(413, message, { headers: { Connection: 'close' } }))
    }
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= limit) chunks.push(chunk)
      else chunks.length = 0
      if (size > limit + DRAIN_LIMIT) refuse()
    })
    request.on('end', () => {
      if (size > limit) refuse()
      else resolve(Buffer.concat(chunks, size))
    })
    request.on('error', () => reject(new HttpError(400, 'The request ended before its body was complete')))
  })
}

/** How many bytes beyond the limit are discarded before the response is sent anyway. */
const DRAIN_LIMIT = 16 * 1024 * 1024

/**
 * Reads a request body of at most `limit` bytes as UTF-8 JSON.
 * @throws HttpError 413 when it is longer, 400 when it is not UTF-8 or not JSON.
 */
export async function readJson(request: IncomingMessage, limit: number): Promise<unknown> {
  const bytes = await readBody(request, limit)
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    throw new HttpError(400, 'The body must be JSON in UTF-8')
  }
}
