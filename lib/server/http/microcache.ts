/**
 * Caches shared responses in memory for a second, compressed: popular responses skip Next and compression. It does what
 * deploy/nginx.conf does, for a site that runs without nginx. What the key is made of: `cache-key.ts`.
 *
 * Whatever changes pages or routes expires everything at once (`lib/page-cache/server/content-version.ts`): one request then asks Next, and
 * concurrent requests get the stored response meanwhile.
 */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { contentVersion } from '../../page-cache/server/content-version.ts'
import { cacheKeyOf, hasEtag, IGNORES_QUERY, SHARED } from './cache-key.ts'

/**
 * A response is served from memory for this long. While a new one is rendered, the stored one is served for at most as long
 * again.
 */
const FRESH_MS = 1000

/** Total size of the stored bodies. */
const MAX_BYTES = 64_000_000

/** An older response is never served. */
const MAX_AGE_MS = 60_000

/** Until when nginx in front caches a page; nginx does not pass the header on. */
export const NGINX_EXPIRY = 'X-Accel-Expires'

/** The current second: nginx caches until it is over. A number of seconds would cache up to one more. */
export function endOfThisSecond(): string {
  return `@${Math.floor(Date.now() / 1000)}`
}

type Stored = {
  headers: OutgoingHttpHeaders
  body: Buffer
  contentVersion: number
  storedAt: number
  ignoresQuery: boolean
}

function isShared(response: ServerResponse): boolean {
  return response.statusCode === 200 && SHARED.test(String(response.getHeader('cache-control')))
}

function ignoresQuery(response: ServerResponse): boolean {
  return response.hasHeader(IGNORES_QUERY[0])
}

function send(
  { headers: { 'if-none-match': known } }: IncomingMessage,
  response: ServerResponse,
  stored: Stored,
): void {
  const etag = stored.headers.etag
  const isUnchanged = typeof etag === 'string' && hasEtag(known, etag)
  for (const [name, value] of Object.entries(stored.headers)) {
    if (value !== undefined && !(isUnchanged && name.startsWith('content-'))) response.setHeader(name, value)
  }
  if (response.hasHeader(NGINX_EXPIRY)) response.setHeader(NGINX_EXPIRY, endOfThisSecond())
  response.statusCode = isUnchanged ? 304 : 200
  if (!isUnchanged) response.setHeader('Content-Length', stored.body.length)
  response.end(isUnchanged ? undefined : stored.body)
}

/** Collects what is written to a response, if it may be stored. */
function record(response: ServerResponse, isStorable: (response: ServerResponse) => boolean): Buffer[] {
  const chunks: Buffer[] = []
  const { write, end } = response
  function collect(chunk: unknown): void {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk))
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
  }
  Object.assign(response, {
    write(...given: readonly unknown[]) {
      if (isStorable(response)) collect(given[0])
      return Reflect.apply(write, response, given)
    },
    end(...given: readonly unknown[]) {
      if (isStorable(response)) collect(given[0])
      return Reflect.apply(end, response, given)
    },
  })
  return chunks
}

/** @returns whether it has responded; otherwise, when the response may be stored, it is recorded as it is sent */
export function createMicrocache(): (request: IncomingMessage, response: ServerResponse) => boolean {
  const responses = new LRUCache<string, Stored>({
    maxSize: MAX_BYTES,
    ttl: MAX_AGE_MS,
    sizeCalculation: ({ body }) => body.length + 2000,
  })

  return (request, response) => {
    const cacheKey = cacheKeyOf(request)
    if (!cacheKey) return false
    const { key, hasQuery } = cacheKey
    const version = contentVersion()
    const now = Date.now()
    const stored = responses.get(key)
    // Anyone can make up queries without end, so what depends on them is not stored.
    if (stored && hasQuery && !stored.ignoresQuery) return false
    if (stored) {
      if (stored.contentVersion === version && now - stored.storedAt < FRESH_MS) {
        send(request, response, stored)
        return true
      }
      // Concurrent requests get the stored response meanwhile.
      Object.assign(stored, { contentVersion: version, storedAt: now })
    }
    const isStorable = hasQuery ? (current: ServerResponse) => isShared(current) && ignoresQuery(current) : isShared
    const chunks = record(response, isStorable)
    response.once('finish', () => {
      // The visitor knows the page.
      if (response.statusCode === 304) return
      // What has been sent may be newer than what is stored, and this may show what was there before a change (B750).
      if (!isStorable(response) || version !== contentVersion()) {
        if (stored || !hasQuery) responses.delete(key)
      } else {
        const headers = response.getHeaders()
        responses.set(key, {
          headers,
          body: Buffer.concat(chunks),
          contentVersion: version,
          storedAt: Date.now(),
          ignoresQuery: ignoresQuery(response),
        })
      }
    })
    return false
  }
}
