/** Who may use the lake: by the name it is called by, by the page that calls, by token. */
import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isLoopbackHost } from '../../server/host-guard.ts'
import { HttpError } from '../../server/json.ts'
import type { AccessOptions } from '../lake.ts'

export type AccessRules = {
  admitsHost: (host: string | undefined) => boolean
  /** Whether an Origin header is admitted; `null` (sandboxed pages, local files) never is. */
  admitsOrigin: (origin: string) => boolean
  /**
   * Whether a request has no token, and so reads published documents only.
   * @throws HttpError 401 for a wrong token
   */
  isAnonymous: (request: IncomingMessage) => boolean
}

export function createAccessRules({ hosts = [], origins = [], tokens }: AccessOptions): AccessRules {
  const names = new Set(hosts.map((name) => name.toLowerCase()))
  const pages = new Set(origins.map((origin) => origin.toLowerCase()))
  return {
    admitsHost: (host) => isLoopbackHost(host) || names.has(nameIn(host)),
    admitsOrigin: (origin) => {
      const host = /^https?:\/\/([^/]+)$/i.exec(origin)?.[1]
      return isLoopbackHost(host) || pages.has(origin.toLowerCase())
    },
    isAnonymous: ({ headers }) => {
      if (tokens === undefined) return false
      const sent = /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? '')?.[1]
      if (headers.authorization === undefined) return true
      if (sent !== undefined && tokens.some((token) => isSame(token, sent))) return false
      throw new HttpError(401, 'Session not found: the token is not one of this lake')
    },
  }
}

/** A Host header without its port, in lower case. */
function nameIn(host = ''): string {
  return host.replace(/:\d+$/, '').toLowerCase()
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
