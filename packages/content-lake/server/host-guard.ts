/** Which Host headers name this machine. */
import type { IncomingMessage } from 'node:http'

/**
 * Whether a Host header names this machine's loopback: `localhost`, `*.localhost` (reserved for loopback by RFC 6761),
 * 127.0.0.0/8 or [::1], each with or without a port.
 */
export function isLoopbackHost(host: string | undefined): boolean {
  if (host === undefined) return false
  const match = /^(\[[0-9a-f:]+\]|[a-z0-9.-]+)(?::\d{1,5})?$/i.exec(host.trim())
  const name = match?.[1]?.toLowerCase().replace(/\.$/, '')
  if (name === undefined) return false
  if (name === 'localhost' || name.endsWith('.localhost') || name === '[::1]') return true
  return /^127(?:\.\d{1,3}){3}$/.test(name)
}

/**
 * Whether a loopback stand-in may serve a request. A foreign page can point its own DNS name at 127.0.0.1 (DNS
 * rebinding) but cannot make the browser send another Host header than that name.
 */
export function hasLoopbackHost(request: IncomingMessage): boolean {
  return isLoopbackHost(request.headers.host)
}
