/**
 * Passes the query of a request to proxy.ts as it was sent. Next parses it and writes it anew, so that `?flag` would become
 * `?flag=`, and a byte that is no character another one (UPGRADING-NEXT.md). Independent of Next.
 */
import type { IncomingMessage } from 'node:http'

/** The query with its question mark; empty without one. */
export const SEARCH_HEADER = 'x-request-search'

/** Sets the header, whatever the client has sent under its name. */
export function passSearch({ url = '', headers }: IncomingMessage): void {
  const start = url.indexOf('?')
  const search = start < 0 ? '' : url.slice(start)
  // Node reads bytes beyond ASCII, which no browser sends, as Latin-1.
  headers[SEARCH_HEADER] = search.replace(
    /[^\x21-\x7e]/g,
    (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0').slice(-2)}`,
  )
}
