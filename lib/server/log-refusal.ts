/**
 * Logs requests that are refused for what they try: a made-up host or secret, another site's page, too many. One line a minute of
 * each status at most, so that whoever sends them cannot fill the log.
 */
import type { IncomingMessage } from 'node:http'
import { logWarning } from '../log.ts'

const INTERVAL_MS = 60_000

/** Characters of a path that are enough to recognise it. */
const MAX_PATH = 200

type Refusals = { loggedAt: number; unlogged: number }

const refusals = new Map<number, Refusals>()

/** @param status of the response, which says why */
export function logRefusal(status: number, { method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>): void {
  const now = Date.now()
  const last = refusals.get(status)
  if (last && now - last.loggedAt < INTERVAL_MS) {
    last.unlogged += 1
    return
  }
  refusals.set(status, { loggedAt: now, unlogged: 0 })
  const path = url.split('?')[0]?.slice(0, MAX_PATH)
  logWarning('http.refused', { status, method, path, unloggedBefore: last?.unlogged ?? 0 })
}
