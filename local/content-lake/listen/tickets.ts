/**
 * Host names of their own for streams.
 *
 * Over HTTP/1.1 a browser opens six connections to a host, all tabs together, and the Studio keeps as many streams open: what
 * comes after, such as a save, would wait for ever. So a browser's stream on `*.localhost` is redirected to
 * `sse-<ticket>.<host>`, which has six connections for itself. Browsers resolve every name under `localhost` to loopback.
 *
 * After that redirect the browser says `Origin: null`, and so does a sandboxed frame in a page from elsewhere. What tells them
 * apart is the ticket: it cannot be guessed, is given to allowed origins only, opens one address once, and soon expires.
 */
import { randomBytes } from 'node:crypto'

/** How long a browser may take to follow the redirect, in milliseconds. */
const LIFETIME = 30_000

/** How many tickets may be open; the oldest goes first. */
const MAX_OPEN = 1000

const LABEL = /^sse-([0-9a-f]{32})\./i

export type Tickets = {
  /**
   * @param host the Host header of the request to redirect
   * @param address its path and query, the only ones that the ticket opens
   * @returns the host, with its port, to redirect to
   */
  issue: (host: string, address: string) => string
  /** Whether the name of a host holds a ticket for this address. `use` makes it worthless. */
  opens: (host: string | undefined, address: string | undefined, use: boolean) => boolean
}

export function createTickets(now: () => number = Date.now): Tickets {
  const open = new Map<string, { address: string; expires: number }>()
  return {
    issue: (host, address) => {
      for (const [ticket, { expires }] of open) {
        if (expires > now() && open.size < MAX_OPEN) break
        open.delete(ticket)
      }
      const ticket = randomBytes(16).toString('hex')
      open.set(ticket, { address, expires: now() + LIFETIME })
      return `sse-${ticket}.${host}`
    },
    opens: (host, address, use) => {
      const ticket = LABEL.exec(host ?? '')?.[1]?.toLowerCase() ?? ''
      const found = open.get(ticket)
      if (found === undefined || found.address !== address) return false
      if (use || found.expires <= now()) open.delete(ticket)
      return found.expires > now()
    },
  }
}

/** A host name without the label of a ticket. */
export function withoutTicket(host: string): string {
  return host.replace(LABEL, '')
}

/** Whether a stream asked of this host should move: it is under `localhost`, and has not moved yet. */
export function canMove(host: string): boolean {
  return /(^|\.)localhost\.?(:\d+)?$/i.test(host) && withoutTicket(host) === host
}
