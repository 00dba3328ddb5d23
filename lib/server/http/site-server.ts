/**
 * The HTTP server of the site: what every request passes before Next handles it, and every response before it is sent. It
 * refuses methods that Next cannot handle and hosts that are not the site's, corrects headers that no route of this site can set,
 * compresses, and keeps shared responses for a second.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { constants } from 'node:zlib'
import compression from 'compression'
import { env, TRANSPORT_SECURITY } from '../../env.ts'
import { errorMessage, logError } from '../../log.ts'
import { STALE_SECONDS } from '../../page-cache/server/page-lifetime.ts'
import { withRequestId } from '../../request-id.ts'
import { logRefusal } from '../log-refusal.ts'
import { observeResponse } from '../metrics/observe-response.ts'
import { acceptedEncoding, ENCODINGS, IGNORES_QUERY, SHARED, seesDrafts } from './cache-key.ts'
import { withoutPrefix, withPrefix } from './host-cookies.ts'
import { createMicrocache, endOfThisSecond, NGINX_EXPIRY } from './microcache.ts'
import { waitForRender } from './pending-renders.ts'
import { isOwnHost } from './request/own-host.ts'
import { passSearch } from './request/search-header.ts'

/** A seventh smaller than gzip, at the same cost; Next's own compression knows gzip alone. */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 5 }

const compressing = compression({ brotli: { params: BROTLI } })

/** Compresses the response to a request, when it is a text and not small. */
export function compress(request: IncomingMessage, response: ServerResponse): void {
  compressing(request, response, () => {})
}

/** `Cache-Control` that Next writes for pages and their 404s, and for files of a build. */
const SHARED_BY_NEXT = /^s-maxage=|immutable/

const DAY_SECONDS = 86_400

/** Next's header of what comes out of its page cache. */
const CACHED_BY_NEXT = 'x-nextjs-cache'

/**
 * Of a page that this process has not rendered, but another instance or the process before it: Next does not know its lifetime, writes
 * none, and renders it again after a second. Without this no cache in front would keep it (B755).
 */
const UNKNOWN_LIFETIME = 's-maxage=1, stale-while-revalidate=1'

/** Of pages: Next writes there how long it would serve them itself, which is a year. */
const STALE = /stale-while-revalidate=\d+/

/** Bytes below which a response is sent as it is. */
const MIN_COMPRESSED_BYTES = 1024

/** Whether visitors reach the site by https. */
const isByHttps = () => env().siteUrl.startsWith('https:')

/** The length of a response to HEAD is that of GET, which nobody knows before it is compressed. */
function omitWrongLength(response: ServerResponse): void {
  const { req } = response
  if (req.method !== 'HEAD' || !ENCODINGS.includes(String(req.headers['accept-encoding']))) return
  if (response.hasHeader('content-encoding') || !compression.filter(req, response)) return
  if (Number(response.getHeader('content-length')) >= MIN_COMPRESSED_BYTES) response.removeHeader('Content-Length')
}

/** Lets caches keep pages while the site is down, and nothing else of what Next may have got wrong. */
function correctHeaders(response: ServerResponse, requestId: string): void {
  omitWrongLength(response)
  // It names the internal origin.
  response.removeHeader('x-middleware-rewrite')
  const isOfUnknownLifetime = response.hasHeader(CACHED_BY_NEXT) && !response.hasHeader('cache-control')
  const caching = isOfUnknownLifetime ? UNKNOWN_LIFETIME : response.getHeader('cache-control')
  const isSharedByNext = typeof caching === 'string' && SHARED_BY_NEXT.test(caching)
  if (response.hasHeader('set-cookie')) {
    if (isByHttps())
      response.setHeader('Set-Cookie', [response.getHeader('set-cookie') ?? []].flat().map(String).map(withPrefix))
    response.setHeader('Cache-Control', 'private, no-store')
  } else if (response.statusCode >= 400) {
    if (caching === undefined || isSharedByNext) response.setHeader('Cache-Control', 'no-store')
  } else if (isSharedByNext && caching.startsWith('s-maxage=') && seesDrafts(response.req.headers.cookie ?? '')) {
    // In draft mode, too, Next lets shared caches keep a redirect of `getStaticProps` for a year.
    response.setHeader('Cache-Control', 'private, no-store')
  } else if (isSharedByNext && caching.startsWith('s-maxage=')) {
    const lifetime = caching.replace(STALE, `stale-while-revalidate=${STALE_SECONDS}`)
    response.setHeader('Cache-Control', `public, max-age=0, ${lifetime}, stale-if-error=${DAY_SECONDS}`)
    response.setHeader(NGINX_EXPIRY, endOfThisSecond())
    // Next renders such a page without the visitor's query; its data file has the same headers.
    if (!response.req.url?.startsWith('/_next/')) response.setHeader(...IGNORES_QUERY)
  }
  // What caches share belongs to no request.
  if (!SHARED.test(String(response.getHeader('cache-control')))) response.setHeader('X-Request-Id', requestId)
}

/** Calls `correctHeaders` right before the headers are sent. */
function correctLate(response: ServerResponse, requestId: string): void {
  const { writeHead } = response
  Object.assign(response, {
    writeHead(...given: readonly unknown[]) {
      correctHeaders(response, requestId)
      return Reflect.apply(writeHead, response, given)
    },
  })
}

/** Paths that never reach proxy.ts, which finds redirects of old addresses with letters of other encodings (/caf%E9). */
const NEVER_REDIRECTED = /^\/(?:_next|api|studio)(?:\/|$)/

/** Whether Next would fail to decode a path and respond 500: a percent code is cut off, or the bytes are no UTF-8. */
function isMalformed(path: string): boolean {
  if (/%(?![\da-f]{2})/i.test(path)) return true
  if (!NEVER_REDIRECTED.test(path)) return false
  try {
    decodeURIComponent(path)
    return false
  } catch {
    return true
  }
}

/** Of responses that Next has no part in. */
function bareHeaders(): Record<string, string> {
  return {
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(isByHttps() && { 'Strict-Transport-Security': TRANSPORT_SECURITY }),
  }
}

/** For requests that Next would answer with 500, or with a redirect to a host that is made up. */
function refuse(response: ServerResponse, status: 400 | 405 | 421): void {
  logRefusal(status, response.req)
  response.writeHead(status, {
    // TRACE: a `Request` of the fetch standard cannot have that method.
    ...(status === 405 && { Allow: 'GET, HEAD, POST' }),
    ...bareHeaders(),
  })
  response.end()
}

/** Whoever asks how the site is may call it by any name. */
const HEALTH = /^\/api\/health(?:\?|$)/

/** Next never answers a request to upgrade to anything but a web socket; it is served as if it had not asked. */
function isWebSocket({ headers }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket'
}

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Next responds to its own errors; this is the last resort. */
function fail(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  logError('http.failed', { path: request.url?.split('?')[0], reason: errorMessage(error) })
  if (response.headersSent) {
    response.destroy()
    return
  }
  response.writeHead(500, { ...bareHeaders(), 'Content-Type': 'text/plain; charset=utf-8' })
  response.end('Internal Server Error')
}

/** @param handle Next's request handler @returns a server that does not listen yet */
export function createSiteServer(handle: Handle): Server {
  const microcache = createMicrocache()
  function respond(request: IncomingMessage, response: ServerResponse): void {
    // Records what is sent, so it comes before the compression.
    if (microcache(request, response)) return
    passSearch(request)
    withRequestId(request, (id) => {
      correctLate(response, id)
      compress(request, response)
      handle(request, response).catch((error: unknown) => fail(request, response, error))
    })
  }
  return createServer({ shouldUpgradeCallback: isWebSocket }, (request, response) => {
    observeResponse(response)
    if (request.method === 'TRACE') {
      refuse(response, 405)
      return
    }
    if (isMalformed(request.url?.split('?')[0] ?? '')) {
      refuse(response, 400)
      return
    }
    const { headers } = request
    // HTTP/1.0 needs none.
    headers.host ??= new URL(env().siteUrl).host
    if (!isOwnHost(headers.host, request.socket.localAddress) && !HEALTH.test(request.url ?? '')) {
      refuse(response, 421)
      return
    }
    if (headers.cookie !== undefined && isByHttps()) headers.cookie = withoutPrefix(headers.cookie)
    if (headers['accept-encoding'] !== undefined) {
      headers['accept-encoding'] = acceptedEncoding(headers['accept-encoding'])
    }
    const rendered = waitForRender(request.url ?? '')
    if (rendered === null) respond(request, response)
    else void rendered.then(() => respond(request, response))
  })
}
