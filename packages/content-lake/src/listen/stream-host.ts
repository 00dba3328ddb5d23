/**
 * Gives each browser stream a host name of its own.
 *
 * Over HTTP/1.1 a browser opens at most six connections per host across all tabs, and the Studio keeps as many streams
 * open: any further request, such as a save, would hang. So a browser's stream on `*.localhost` is redirected to
 * `sse-<secret>-<number>.<host>`, which has its own six connections. Browsers resolve every name under `localhost` to
 * loopback.
 *
 * After that redirect the browser sends `Origin: null`, as would a sandboxed frame in a foreign page. The secret
 * distinguishes them: it is random for each process, and told to allowed origins only.
 */
import { randomBytes } from 'node:crypto'

const SECRET = randomBytes(16).toString('hex')

let streams = 0

/** The host, with its port, to redirect a stream to. */
export function streamHost(host: string): string {
  streams += 1
  return `sse-${SECRET}-${streams}.${host}`
}

/** Whether a page on this machine was redirected to this host. */
export function isStreamHost(host: string): boolean {
  return host.startsWith(`sse-${SECRET}-`)
}

/** Whether a stream on this host should be redirected: it is under `localhost`, and was not redirected yet. */
export function needsStreamHost(host: string): boolean {
  return /(^|\.)localhost(:\d+)?$/i.test(host) && !isStreamHost(host)
}
