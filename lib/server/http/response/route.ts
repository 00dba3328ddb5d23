/**
 * The one way in which API routes and text pages respond: method check, default headers, ETag, errors, logging.
 * Independent of Next.
 */

import type { IncomingMessage, ServerResponse } from 'node:http'
import { errorMessage, logError } from '@/lib/log'
import { singleton } from '@/lib/singleton'
import { hasEtag } from '../cache-key'
import { ClientDisconnected } from '../request/read-body'

type HeaderValues = Readonly<Record<string, string>>

export type Reply = {
  status?: number
  headers?: HeaderValues
  /** An object is sent as JSON. */
  body?: string | Buffer | object
  /** Sent as ETag, and compared with If-None-Match. */
  etag?: string
}

/** A response that is not a success. `message` can be shown to a visitor. */
export class HttpError extends Error {
  readonly status: number
  readonly headers: HeaderValues
  /** Further members of a JSON error. */
  readonly details: Readonly<Record<string, unknown>>
  constructor(
    status: number,
    message: string,
    headers: HeaderValues = {},
    details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message)
    this.name = 'HttpError'
    this.status = status
    this.headers = headers
    this.details = details
  }
}

/** What a response to an unexpected error says; whoever owns the site's texts sets it (lib/words/server). */
export const failureText = singleton<() => string>('failure-text', () => () => 'Internal Server Error')

type Format = (error: HttpError) => Pick<Reply, 'headers' | 'body'>

const asJson: Format = ({ message, details }) => ({ body: { error: { message, ...details } } })

export const asText: Format = ({ message }) => ({
  headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  body: `${message}\n`,
})

/** `Cache-Control` of a response that is alike for everyone. @param seconds 0: not cached */
export function sharedCaching(seconds: number): string {
  if (seconds === 0) return 'no-store'
  return `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds * 10}, stale-if-error=86400`
}

function send(request: IncomingMessage, response: ServerResponse, reply: Reply): void {
  const { status = 200, headers = {}, body, etag } = reply
  const isUnchanged = etag !== undefined && hasEtag(request.headers['if-none-match'], etag)
  const isJson = typeof body === 'object' && !Buffer.isBuffer(body)
  const content = isJson ? JSON.stringify(body) : body
  response.statusCode = isUnchanged ? 304 : status
  response.setHeader('Cache-Control', 'no-store')
  if (etag) response.setHeader('ETag', etag)
  if (isJson) response.setHeader('Content-Type', 'application/json; charset=utf-8')
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  if (isUnchanged || content === undefined) {
    response.end()
    return
  }
  response.setHeader('Content-Length', Buffer.byteLength(content))
  response.end(request.method === 'HEAD' ? undefined : content)
}

/** An unexpected error is logged here, once, and tells the visitor nothing. */
function httpError(error: unknown, request: IncomingMessage): HttpError {
  if (error instanceof HttpError) return error
  logError('http.failed', { path: request.url?.split('?')[0], reason: errorMessage(error) })
  return new HttpError(500, failureText.get()())
}

export type RouteOptions = {
  /** `GET` stands for HEAD too, whose response is the same without a body. */
  methods: readonly ('GET' | 'POST')[]
  /** Headers of every response, errors included. */
  headers?: HeaderValues
  /** Bodies of errors, by default JSON. */
  format?: Format
}

/**
 * Creates a request handler. It responds to other methods with 405, and to a thrown HttpError with its status.
 * @param handle returns the response; null when it, or its caller, sends one
 */
export function route<Request extends IncomingMessage, Response extends ServerResponse>(
  { methods, headers = {}, format = asJson }: RouteOptions,
  handle: (request: Request, response: Response) => Promise<Reply | null> | Reply | null,
): (request: Request, response: Response) => Promise<void> {
  const allowed: string[] = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method))
  return async (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    try {
      if (!allowed.includes(request.method ?? '')) {
        throw new HttpError(405, `This address is used with ${methods[0]}.`, { Allow: allowed.join(', ') })
      }
      const reply = await handle(request, response)
      if (reply) send(request, response, reply)
    } catch (error) {
      if (error instanceof ClientDisconnected || response.destroyed) return
      const failure = httpError(error, request)
      if (response.headersSent) return void response.destroy()
      const { body, ...formatted } = format(failure)
      send(request, response, { status: failure.status, headers: { ...formatted.headers, ...failure.headers }, body })
    }
  }
}

/** The decoded segments of a request's path below a prefix, such as '/api/v1'; none when they cannot be decoded. */
export function pathSegments({ url = '' }: IncomingMessage, prefix: string): string[] {
  const path = url.split('?')[0] ?? ''
  try {
    return path.slice(prefix.length).split('/').filter(Boolean).map(decodeURIComponent)
  } catch {
    return []
  }
}
