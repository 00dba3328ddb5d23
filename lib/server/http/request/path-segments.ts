/** The path of a request, for handlers that do not depend on Next. */
import type { IncomingMessage } from 'node:http'

/** The decoded segments of a request's path below a prefix, such as '/api/v1'; none when they cannot be decoded. */
export function pathSegments({ url = '' }: IncomingMessage, prefix: string): string[] {
  const path = url.split('?')[0] ?? ''
  try {
    return path.slice(prefix.length).split('/').filter(Boolean).map(decodeURIComponent)
  } catch {
    return []
  }
}
