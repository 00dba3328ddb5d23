/**
 * Gives each browser stream a host name of its own.
 *
 * Over HTTP/1.1 a browser opens at most six connections per host across all tabs, and the Studio keeps as many streams
 * open: any further request, such as a save, would hang. So a browser's stream on `*.localhost` is redirected to
 * `sse-<ticket>.<host>`, which has its own six connections. Browsers resolve every name under `localhost` to loopback.
 *
 * After that redirect the browser sends `Origin: null`, as would a sandboxed frame in a foreign page. The ticket
 * distinguishes them: it is random, issued to allowed origins only, valid for one use of one URL, and expires soon.
 */
import { randomBytes } from 'node:crypto'

/** How long a ticket is valid, in milliseconds. */
const LIFETIME = 30_000

const LABEL = /^sse-([0-9a-f]{32})\./i

export type Tickets = {
  /**
   * @param host the Host header of the request to redirect
   * @param address its path and query, the only ones the ticket is valid for
   * @returns the host, with its port, to redirect to
   */
  issue: (host: string, address: string) => string
  /** Whether a host name holds a valid ticket for this URL. `use` invalidates it. */
  opens: (host: string | undefined, address: string | undefined, use: boolean) => boolean
}

export function createTickets(): Tickets {
  /** The URL of each valid ticket. */
  const open = new Map<string, string>()
  return {
    issue: (host, address) => {
      const ticket = randomBytes(16).toString('hex')
      open.set(ticket, address)
      setTimeout(() => open.delete(ticket), LIFETIME).unref()
      return `sse-${ticket}.${host}`
    },
    opens: (host, address, use) => {
      const ticket = LABEL.exec(host ?? '')?.[1]?.toLowerCase() ?? ''
      const isOpen = address !== undefined && open.get(ticket) === address
      if (isOpen && use) open.delete(ticket)
      return isOpen
    },
  }
}

/** A host name without the ticket label. */
export function withoutTicket(host: string): string {
  return host.replace(LABEL, '')
}

/** Whether a stream on this host should be redirected: it is under `localhost`, and has no ticket yet. */
export function canMove(host: string): boolean {
  return /(^|\.)localhost\.?(:\d+)?$/i.test(host) && withoutTicket(host) === host
}
