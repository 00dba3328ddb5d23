/**
 * Faults on request, for tests of what a client does about them: off unless the lake was started for it, and never set by a
 * page.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { HttpError, readJson, sendJson } from '@bowerbird/local-server/json'
import { isRecord } from '../dataset.ts'

/** Where faults are set. They do not apply to it, nor to `/health`. */
const PATH = '/faults'

const MAX_BODY_BYTES = 16 * 1024

/** The longest delay, in milliseconds. */
const MAX_DELAY_MS = 600_000

export type Fault = {
  /** Part of the path of the requests that have it; all by default. */
  path?: string
  /** How many requests have it; all by default. */
  count?: number
  /** How much later than usual the lake begins with it, in milliseconds. */
  delayMs?: number
  /** The response in place of the usual one: 400 to 599. */
  status?: number
  /** The header `Retry-After` of that response, in seconds. */
  retryAfter?: number
  /** The connection breaks off this long after the lake has begun, in milliseconds. */
  cutAfterMs?: number
}

export type Faults = {
  /** Sets the faults when the request is for that. @returns whether it was */
  handle: (request: IncomingMessage, response: ServerResponse, pathname: string) => Promise<boolean>
  /** Does to a request what the first fault for its path says. @throws HttpError in place of the usual response */
  apply: (response: ServerResponse, pathname: string) => Promise<void>
}

export function createFaults(): Faults {
  let faults: Fault[] = []

  function take(pathname: string): Fault | undefined {
    const found = faults.find(({ path = '', count = 1 }) => count > 0 && pathname.includes(path))
    if (found?.count !== undefined) found.count -= 1
    return found
  }

  return {
    handle: async (request, response, pathname) => {
      if (pathname !== PATH) return false
      if (request.headers.origin !== undefined) throw new HttpError(403, 'A page cannot set faults')
      if (request.method !== 'PUT') throw new HttpError(405, 'Faults are set with PUT', { headers: { Allow: 'PUT' } })
      const body = await readJson(request, MAX_BODY_BYTES)
      if (!Array.isArray(body)) throw new HttpError(400, 'The body must be a list of faults; an empty one ends them')
      faults = body.map(parseFault)
      sendJson(response, 200, { faults })
      return true
    },
    apply: async (response, pathname) => {
      const fault = pathname === '/health' ? undefined : take(pathname)
      if (fault === undefined) return
      if (fault.delayMs !== undefined) await delay(fault.delayMs)
      if (fault.status !== undefined) {
        const headers = fault.retryAfter === undefined ? {} : { 'Retry-After': String(fault.retryAfter) }
        throw new HttpError(fault.status, 'A fault on request', { headers })
      }
      if (fault.cutAfterMs !== undefined) setTimeout(() => response.destroy(), fault.cutAfterMs).unref()
    },
  }
}

/** @throws HttpError 400 naming the field that it cannot have, or whose value it cannot have */
function parseFault(value: unknown): Fault {
  if (!isRecord(value)) throw new HttpError(400, 'A fault must be an object')
  const { path, count, delayMs, status, retryAfter, cutAfterMs, ...others } = value
  const [unknown] = Object.keys(others)
  if (unknown !== undefined) throw new HttpError(400, `A fault has no "${unknown}"`)
  if (path !== undefined && typeof path !== 'string') throw new HttpError(400, '"path" must be a string')
  return {
    path,
    count: numberIn('count', count, 1, 1_000_000),
    delayMs: numberIn('delayMs', delayMs, 0, MAX_DELAY_MS),
    status: numberIn('status', status, 400, 599),
    retryAfter: numberIn('retryAfter', retryAfter, 0, 3600),
    cutAfterMs: numberIn('cutAfterMs', cutAfterMs, 0, MAX_DELAY_MS),
  }
}

function numberIn(name: string, value: unknown, from: number, to: number): number | undefined {
  if (value === undefined) return undefined
  if (typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to) return value
  throw new HttpError(400, `"${name}" must be a whole number from ${from} to ${to}`)
}
