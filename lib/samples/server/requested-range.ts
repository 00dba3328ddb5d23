/** Which part of a file a request wants (RFC 9110, sections 13.1.5 and 14.2). Pure. */
import type { IncomingMessage } from 'node:http'

/** One range: "0-99", "100-" or "-500". */
const ONE_RANGE = /^bytes=\s*(?:(\d+)-(\d*)|-\d+)\s*$/i

/**
 * The Range header to pass on to the host; null for the whole file. Invalid ranges, other units and several ranges at
 * once are ignored, as a server may do: hosts handle these in different ways. A range applies to GET only.
 */
export function requestedRange({
  method,
  headers: { range },
}: Pick<IncomingMessage, 'method' | 'headers'>): string | null {
  const match = method === 'GET' && range ? ONE_RANGE.exec(range) : null
  if (!match || !range) return null
  const [, first = '', last = ''] = match
  return first && last && Number(last) < Number(first) ? null : range
}

/**
 * Whether If-Range allows to send a part of this version of the file. Not left to the host: one that ignores If-Range
 * would send a part of another version.
 */
export function isVersionOf(ifRange: string | undefined, upstream: Headers): boolean {
  if (!ifRange) return true
  const etag = upstream.get('etag')
  // A weak tag does not promise the same bytes.
  return (etag?.startsWith('"') && ifRange === etag) || ifRange === upstream.get('last-modified')
}
