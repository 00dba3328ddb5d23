/** Compresses what is sent, with Brotli or gzip; Next's own compression knows gzip alone. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { constants } from 'node:zlib'
import compression from 'compression'

/** A seventh smaller than gzip, at the same cost. */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 5 }

const compressing = compression({ brotli: { params: BROTLI } })

/** What browsers accept, in the order of preference. */
const ENCODINGS = ['br', 'gzip']

/** Accept-Encoding as one of three values, so that caches hold a response three times at most. */
export function acceptedEncoding(header: string): string {
  const accepted = header
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim().toLowerCase())
  return ENCODINGS.find((encoding) => accepted.includes(encoding)) ?? 'identity'
}

/** Compresses the response to a request, when it is a text and not small. */
export function compress(request: IncomingMessage, response: ServerResponse): void {
  compressing(request, response, () => {})
}
