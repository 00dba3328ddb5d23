/**
 * What Next's own server leaves open, at the one place that every request and response passes: methods that it cannot
 * handle, headers of responses that no route of this site sends, and compression. Server only.
 */
import { type IncomingMessage, Server, ServerResponse } from 'node:http'
import { observeResponse } from '../metrics/observe-response'
import { withRequestId } from '../request-id'
import { acceptedEncoding, compress } from './compress'
import { createMicrocache, endOfThisSecond, NGINX_EXPIRY } from './microcache'

/** `Cache-Control` that Next writes for pages and their 404s, and for files of a build. */
const SHARED_BY_NEXT = /^s-maxage=|immutable/

const DAY_SECONDS = 86_400

/** Lets caches keep pages while the site is down, and nothing else of what Next may have got wrong. */
function correctHeaders(response: ServerResponse): void {
  // It names the internal origin.
  response.removeHeader('x-middleware-rewrite')
  const caching = response.getHeader('cache-control')
  const isSharedByNext = typeof caching === 'string' && SHARED_BY_NEXT.test(caching)
  if (response.hasHeader('set-cookie')) {
    response.setHeader('Cache-Control', 'private, no-store')
  } else if (response.statusCode >= 400) {
    if (caching === undefined || isSharedByNext) response.setHeader('Cache-Control', 'no-store')
  } else if (isSharedByNext && caching.startsWith('s-maxage=')) {
    response.setHeader('Cache-Control', `public, max-age=0, ${caching}, stale-if-error=${DAY_SECONDS}`)
    response.setHeader(NGINX_EXPIRY, endOfThisSecond())
  }
}

/** Calls `correctHeaders` right before the headers are sent. */
function correctLate(response: ServerResponse): void {
  const { writeHead } = response
  Object.assign(response, {
    writeHead(...given: readonly unknown[]) {
      correctHeaders(response)
      return Reflect.apply(writeHead, response, given)
    },
  })
}

/** Next answers TRACE with 500, because a `Request` cannot have that method. */
function refuseTrace(response: ServerResponse): void {
  response.writeHead(405, {
    Allow: 'GET, HEAD, POST',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'",
  })
  response.end()
}

/** Next never answers a request to upgrade to anything but a web socket; it is served as if it had not asked. */
function isWebSocket({ headers }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket'
}

/** Responds at once, or prepares the response for the handlers of the server. @returns whether it has responded */
type Prepare = (request: IncomingMessage, response: ServerResponse) => boolean

function createPrepare(): Prepare {
  const microcache = process.env.NODE_ENV === 'production' ? createMicrocache() : () => false
  return (request, response) => {
    observeResponse(response)
    if (request.method === 'TRACE') {
      refuseTrace(response)
      return true
    }
    const { headers } = request
    if (headers['accept-encoding'] !== undefined) {
      headers['accept-encoding'] = acceptedEncoding(headers['accept-encoding'])
    }
    // Records what is sent, so it comes before the compression.
    if (microcache(request, response)) return true
    correctLate(response)
    compress(request, response)
    return false
  }
}

/** Installs the hooks in every HTTP server of this process. */
export function installServerHooks(): void {
  const { emit } = Server.prototype
  const prepare = createPrepare()
  Server.prototype.emit = function (this: Server, event: string | symbol, ...values: unknown[]) {
    if (event === 'connection') Object.assign(this, { shouldUpgradeCallback: isWebSocket })
    if (event === 'request') {
      const [, response] = values
      if (response instanceof ServerResponse) {
        if (prepare(response.req, response)) return true
        return withRequestId(response.req, () => Reflect.apply(emit, this, [event, ...values]))
      }
    }
    return Reflect.apply(emit, this, [event, ...values])
  }
}
