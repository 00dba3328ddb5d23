/** Determines the client's IP address for the rate limit. Server only. */
import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

const PRIVATE = /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|::1$|f[cd])/i

function plain(address: string): string {
  return address.trim().replace(/^::ffff:(?=\d+\.)/i, '')
}

/** A household or company usually has a whole IPv6 /64, so the limit applies to that. */
function network(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const start = head ? head.split(':') : []
  const end = tail ? tail.split(':') : []
  const gap = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => '0')
  return [...start, ...gap, ...end]
    .slice(0, 4)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':')
}

/**
 * The client's IP address: that of the connection, or, when it is a private one (a proxy on this machine or network),
 * the last entry of X-Forwarded-For, which the proxy wrote. Earlier entries come from the client and cannot be
 * trusted.
 */
export function clientAddress(request: IncomingMessage): string {
  const remote = plain(request.socket.remoteAddress ?? '')
  if (!PRIVATE.test(remote)) return network(remote)
  const forwarded = request.headers['x-forwarded-for']
  const last = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? '')).split(',').at(-1)
  return network(plain(last ?? '') || remote)
}
