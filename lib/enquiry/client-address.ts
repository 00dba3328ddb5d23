/** Who sends, for the rate limit. Server only. */
import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

const PRIVATE = /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|::1$|f[cd])/i

function plain(address: string): string {
  return address.trim().replace(/^::ffff:(?=\d+\.)/i, '')
}

/** One household or company has a whole /64 of IPv6, so the limit counts that. */
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
 * The connection's own address. Only when that is a neighbour (a proxy on this machine or in this network) is the last entry of
 * X-Forwarded-For believed: the proxy wrote it, while everything before it came from the client.
 */
export function clientAddress(request: IncomingMessage): string {
  const remote = plain(request.socket.remoteAddress ?? '')
  if (!PRIVATE.test(remote)) return network(remote)
  const forwarded = request.headers['x-forwarded-for']
  const last = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? '')).split(',').at(-1)
  return network(plain(last ?? '') || remote)
}
