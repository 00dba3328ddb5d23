/**
 * Keeps shared responses for a second, whole and compressed: what many ask for costs neither a way through Next nor a
 * compression. A site without nginx in front (deploy/nginx.conf) does so what nginx does.
 *
 * A page is kept by its path: its HTML does not depend on the query, so a click on an advertisement, whose URL is like no
 * other, costs no more than the page, and queries that somebody makes up fill no memory.
 *
 * Whatever changes pages or routes expires everything at once (lib/server/http/content-generation.ts). One request then asks Next;
 * those beside it get what was kept.
 */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { DRAFT_COOKIE, PREVIEW_DATA_COOKIE } from '../../next/draft-cookies.ts'
import { contentGeneration } from './content-generation.ts'
import { hasEtag } from './response/etag.ts'
import { IGNORES_QUERY } from './response/ignores-query.ts'

/** How long a response is kept, and for how long the old one stands in for one that is awaited. */
const FRESH_MS = 1000

/** Bytes of all bodies, and how old one may ever be that stands in for another. */
const MAX_BYTES = 64_000_000
const MAX_AGE_MS = 60_000

/** Until when nginx in front keeps a page; nginx does not pass the header on. */
export const NGINX_EXPIRY = 'X-Accel-Expires'

/** The current second: nginx keeps until it is over. A number of seconds would keep up to one more. */
export function endOfThisSecond(): string {
  return `@${Math.floor(Date.now() / 1000)}`
}

type Kept = { headers: OutgoingHttpHeaders; body: Buffer; generation: number; keptAt: number; ignoresQuery: boolean }

/** Headers of Next's own, which may ask for something else at the same path. */
const INTERNAL_HEADER = /^(x-(middleware|prerender|nextjs|invoke|matched|now|vercel)-|next-|rsc$)/

function seesDrafts(cookies: string): boolean {
  return cookies.includes(DRAFT_COOKIE) || cookies.includes(PREVIEW_DATA_COOKIE)
}

function isAlikeForEveryone({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET' || seesDrafts(headers.cookie ?? '')) return false
  return !Object.keys(headers).some((name) => INTERNAL_HEADER.test(name))
}

/** Pages, lists, texts and files of a build. */
const SHARED = /s-maxage=[1-9]|immutable/

function isShared(response: ServerResponse): boolean {
  return response.statusCode === 200 && SHARED.test(String(response.getHeader('cache-control')))
}

function ignoresQuery(response: ServerResponse): boolean {
  return response.hasHeader(IGNORES_QUERY[0])
}

function send({ headers: { 'if-none-match': known } }: IncomingMessage, response: ServerResponse, kept: Kept): void {
  const etag = kept.headers.etag
  const isUnchanged = typeof etag === 'string' && hasEtag(known, etag)
  for (const [name, value] of Object.entries(kept.headers)) {
    if (value !== undefined && !(isUnchanged && name.startsWith('content-'))) response.setHeader(name, value)
  }
  if (response.hasHeader(NGINX_EXPIRY)) response.setHeader(NGINX_EXPIRY, endOfThisSecond())
  response.statusCode = isUnchanged ? 304 : 200
  if (!isUnchanged) response.setHeader('Content-Length', kept.body.length)
  response.end(isUnchanged ? undefined : kept.body)
}

/** Collects what is written to a response, if it is one to keep. */
function record(response: ServerResponse, isToKeep: (response: ServerResponse) => boolean): Buffer[] {
  const chunks: Buffer[] = []
  const { write, end } = response
  function collect(chunk: unknown): void {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk))
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
  }
  Object.assign(response, {
    write(...given: readonly unknown[]) {
      if (isToKeep(response)) collect(given[0])
      return Reflect.apply(write, response, given)
    },
    end(...given: readonly unknown[]) {
      if (isToKeep(response)) collect(given[0])
      return Reflect.apply(end, response, given)
    },
  })
  return chunks
}

/** @returns path and query of a URL, the query with its question mark */
function splitQuery(url: string): [path: string, query: string] {
  const start = url.indexOf('?')
  return start < 0 ? [url, ''] : [url.slice(0, start), url.slice(start)]
}

/** @returns whether it has responded; otherwise, when the response may be kept, it is recorded as it is sent */
export function createMicrocache(): (request: IncomingMessage, response: ServerResponse) => boolean {
  const responses = new LRUCache<string, Kept>({
    maxSize: MAX_BYTES,
    ttl: MAX_AGE_MS,
    sizeCalculation: ({ body }) => body.length + 2000,
  })

  return (request, response) => {
    if (!isAlikeForEveryone(request)) return false
    const [path, query] = splitQuery(request.url ?? '')
    const hasQuery = query !== ''
    const key = `${request.headers['accept-encoding']} ${path}`
    const generation = contentGeneration()
    const now = Date.now()
    const kept = responses.get(key)
    // Anyone can make up queries without end, so what depends on them is not kept.
    if (kept && hasQuery && !kept.ignoresQuery) return false
    if (kept) {
      if (kept.generation === generation && now - kept.keptAt < FRESH_MS) {
        send(request, response, kept)
        return true
      }
      // Those beside this request get what is there, for at most as long again.
      Object.assign(kept, { generation, keptAt: now })
    }
    const isToKeep = hasQuery ? (made: ServerResponse) => isShared(made) && ignoresQuery(made) : isShared
    const chunks = record(response, isToKeep)
    response.once('finish', () => {
      // The visitor knows the page, or it may show what was there before a change.
      if (response.statusCode === 304 || generation !== contentGeneration()) return
      if (!isToKeep(response)) {
        if (kept || !hasQuery) responses.delete(key)
      } else {
        const headers = response.getHeaders()
        responses.set(key, {
          headers,
          body: Buffer.concat(chunks),
          generation,
          keptAt: Date.now(),
          ignoresQuery: ignoresQuery(response),
        })
      }
    })
    return false
  }
}
