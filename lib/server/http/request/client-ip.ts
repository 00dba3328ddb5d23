/** Determines the client's IP address for rate limits. */
import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import proxyAddr from 'proxy-addr'
import { env } from '@/lib/env'

/** How many proxies stand before the site, or their addresses and networks. */
export type TrustedProxies = number | readonly string[]

function plain(ip: string): string {
  return ip.replace(/^::ffff:(?=\d+\.)/i, '')
}

/** A household or company usually has a whole IPv6 /64, so a limit applies to that. */
function network(ip: string): string {
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = ip.split('::')
  const start = head ? head.split(':') : []
  const end = tail ? tail.split(':') : []
  const gap = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => '0')
  return [...start, ...gap, ...end]
    .slice(0, 4)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':')
}

/**
 * Creates the lookup of a client's IP address: that of the connection or, behind trusted proxies, the entry of
 * X-Forwarded-For that the outermost of them wrote. Without any, nothing that a client can write counts.
 */
export function createClientIp(trusted: TrustedProxies): (request: IncomingMessage) => string {
  const isTrusted =
    typeof trusted === 'number' ? (_ip: string, hop: number) => hop < trusted : proxyAddr.compile([...trusted])
  // A client that has already gone has no address.
  return (request) => network(plain(proxyAddr(request, isTrusted) || 'unknown'))
}

let configured: ReturnType<typeof createClientIp> | undefined

/** The client's IP address behind the proxies of TRUSTED_PROXIES; of IPv6 the network. */
export function clientIp(request: IncomingMessage): string {
  configured ??= createClientIp(env().trustedProxies)
  return configured(request)
}
