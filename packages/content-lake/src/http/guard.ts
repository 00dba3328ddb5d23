/**
 * Access control: admits only pages and programs on this machine, to keep out DNS rebinding and cross-site requests.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { HttpError } from '../../server/json.ts'
import { isStreamHost, needsStreamHost, streamHost } from '../listen/stream-host.ts'
import type { AccessRules } from './access.ts'

/**
 * Which browser origins may call a route: `private` pages on this machine (the default), `public` any page, without
 * credentials, `stream` as private, for responses that do not end, which are redirected to a host name of their own
 * (see listen/stream-host.ts).
 */
export type Access = 'private' | 'public' | 'stream'

/** How long a browser may cache a preflight response, in seconds. */
const PREFLIGHT_AGE = 600

/** @throws HttpError 403 for a Host that is not this machine's, which is DNS rebinding */
export function admitHost(request: IncomingMessage, rules: AccessRules): void {
  if (rules.admitsHost(request.headers.host)) return
  throw new HttpError(
    403,
    `The local Content Lake answers loopback names only, not ${request.headers.host ?? 'a request without Host'}; --allow-host adds names`,
  )
}

/**
 * Sets the CORS headers, or rejects the request.
 * @param access `public` for images and files, which any page may show, as on Sanity's CDN
 *   With `stream` the origin may be `null` at a host that only an allowed page can know (see listen/stream-host.ts)
 * @throws HttpError 403 for a foreign origin
 */
export function admitOrigin(
  request: IncomingMessage,
  response: ServerResponse,
  access: Access,
  rules: AccessRules,
): void {
  if (access === 'public') {
    response.setHeader('Access-Control-Allow-Origin', '*')
    return
  }
  const { origin, host = '' } = request.headers
  response.setHeader('Vary', 'Origin')
  if (origin === undefined) {
    refuseBlindRequest(request)
    return
  }
  const isOwnStream = origin === 'null' && access === 'stream' && isStreamHost(host)
  if (!isOwnStream && !rules.admitsOrigin(origin)) throw refusedOrigin(origin)
  response.setHeader('Access-Control-Allow-Origin', origin)
  response.setHeader('Access-Control-Allow-Credentials', 'true')
}

/**
 * Rejects cross-site subresource requests without Origin. A foreign page cannot read their responses, but could hold
 * streams open. Navigations are allowed.
 */
function refuseBlindRequest({ headers }: IncomingMessage): void {
  if (headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-mode'] !== 'navigate') {
    throw new HttpError(403, 'Pages from elsewhere may not use the local Content Lake')
  }
}

/** Responds to an admitted preflight. */
export function sendPreflight(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(204, {
    'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
    'Access-Control-Allow-Headers': request.headers['access-control-request-headers'] ?? '',
    'Access-Control-Max-Age': PREFLIGHT_AGE,
  })
  response.end()
}

/**
 * Redirects a browser's stream to a host name of its own (see listen/stream-host.ts).
 * @returns false when no redirect is needed: the client is not a browser, or was redirected already
 */
export function moveStream({ headers, socket, url = '/' }: IncomingMessage, response: ServerResponse): boolean {
  const { host = '', origin } = headers
  if (origin === undefined || !needsStreamHost(host)) return false
  response.writeHead(307, {
    Location: `${'encrypted' in socket ? 'https' : 'http'}://${streamHost(host)}${url}`,
    'Cache-Control': 'no-store',
  })
  response.end()
  return true
}

/** The error for a page that may not use the lake. */
export function refusedOrigin(origin: string): HttpError {
  return new HttpError(403, `The origin ${origin} may not use the local Content Lake; --allow-origin adds origins`)
}
