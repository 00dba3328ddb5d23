/** JSON over HTTP: bodies of requests, responses, errors, compressed where both sides do it. */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { constants, createGunzip, gzip } from 'node:zlib'

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

/** Smallest response that is compressed, in bytes: on one machine a copy is cheaper than the compression of a short one. */
const MIN_COMPRESSED_BYTES = 16 * 1024

/** Sends JSON that is text in UTF-8 already, compressed when it is long and the client accepts that. */
export function sendJsonText(
  response: ServerResponse,
  status: number,
  bytes: Uint8Array,
  headers: OutgoingHttpHeaders = {},
): void {
  const all = {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  }
  if (bytes.length < MIN_COMPRESSED_BYTES || !acceptsGzip(response.req)) {
    response.writeHead(status, { ...all, 'Content-Length': bytes.length }).end(bytes)
    return
  }
  gzip(bytes, { level: constants.Z_BEST_SPEED }, (_error, compressed) => {
    response.appendHeader('Vary', 'Accept-Encoding')
    response.writeHead(status, { ...all, 'Content-Encoding': 'gzip', 'Content-Length': compressed.length })
    response.end(compressed)
  })
}

/** Whether a client accepts gzip, by its header and not by `*` alone. */
function acceptsGzip({ headers }: IncomingMessage): boolean {
  return /(^|[\s,])gzip(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(String(headers['accept-encoding'] ?? ''))
}

/** The body of a request as its sender has it, when it was compressed with gzip. */
function decoded(request: IncomingMessage): AsyncIterable<unknown> {
  const encoding = request.headers['content-encoding'] ?? 'identity'
  if (encoding === 'identity') return request
  if (encoding !== 'gzip') throw new HttpError(415, `The body has the encoding "${encoding}": only gzip is accepted`)
  // Errors of the stream are thrown where it is read.
  return pipeline(request, createGunzip(), () => undefined)
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
 * Reads a request body of at most `limit` bytes as UTF-8 JSON; it may be compressed with gzip.
 * @throws HttpError 413 when it is longer, 400 when it is not UTF-8 or not JSON.
 */
export async function readJson(request: IncomingMessage, limit: number): Promise<unknown> {
  const message = `The body is too large: at most ${limit} bytes are accepted`
  const chunks: Buffer[] = []
  for await (const chunk of readChunks(decoded(request), limit, message)) chunks.push(chunk)
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    throw new HttpError(400, 'The body must be JSON in UTF-8')
  }
}
