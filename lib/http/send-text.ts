/** Sends a cacheable text response: ETag, 304, HEAD. Server only. */
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

export type TextAnswer = {
  contentType: string
  body: string
  /** `s-maxage` in seconds; 0: not cached. */
  sharedMaxAge: number
}

function matches(header: string | undefined, tag: string): boolean {
  return header?.split(',').some((one) => one.trim().replace(/^W\//, '') === tag || one.trim() === '*') ?? false
}

function caching(seconds: number): string {
  if (seconds === 0) return 'no-store'
  return `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds * 10}, stale-if-error=86400`
}

/** Whether the request is a GET or HEAD. Responds to all others. */
export function isRead(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return true
  response.statusCode = 405
  response.setHeader('Allow', 'GET, HEAD')
  response.end()
  return false
}

export function sendText(request: IncomingMessage, response: ServerResponse, answer: TextAnswer): void {
  const tag = `"${createHash('sha256').update(answer.body).digest('base64url').slice(0, 22)}"`
  response.setHeader('Cache-Control', caching(answer.sharedMaxAge))
  response.setHeader('ETag', tag)
  if (matches(request.headers['if-none-match'], tag)) {
    response.statusCode = 304
    response.end()
    return
  }
  response.statusCode = 200
  response.setHeader('Content-Type', answer.contentType)
  response.setHeader('Content-Length', Buffer.byteLength(answer.body))
  response.end(request.method === 'HEAD' ? undefined : answer.body)
}

/** Responds 503 when the text cannot be generated now. */
export function sendUnavailable(response: ServerResponse): void {
  response.statusCode = 503
  response.setHeader('Retry-After', '30')
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('Content-Type', 'text/plain; charset=utf-8')
  response.end('Not available right now. Please try again.\n')
}
