/**
 * Whether a request names a host that is this site's. Others are made up, or lead here by a record of somebody else's DNS: a
 * redirect would name them, and so would the log.
 */
import { BlockList, isIP } from 'node:net'
import { env } from '../../../env.ts'

/** Addresses within a machine or a private network: of load balancers, other containers and operators. */
const PRIVATE = new BlockList()
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const) {
  PRIVATE.addSubnet(network, prefix, 'ipv4')
}
PRIVATE.addAddress('::1', 'ipv6')
PRIVATE.addSubnet('fc00::', 7, 'ipv6')
PRIVATE.addSubnet('fe80::', 10, 'ipv6')

/** Without "www.", because the site has the same pages under both names. */
function bare(hostname: string): string {
  return hostname.toLowerCase().replace(/^www\./, '')
}

/** @param host as in the header `Host`, with a port or without @param localAddress at which the request has arrived */
export function isOwnHost(host: string, localAddress: string | undefined): boolean {
  const name = URL.parse(`http://${host}`)?.hostname
  if (!name) return false
  const ip = name.replace(/^\[|\]$/g, '')
  const family = isIP(ip)
  if (family !== 0) return ip === localAddress || PRIVATE.check(ip, family === 6 ? 'ipv6' : 'ipv4')
  const { siteUrl, hosts } = env()
  return name === 'localhost' || [new URL(siteUrl).hostname, ...hosts].some((own) => bare(own) === bare(name))
}
