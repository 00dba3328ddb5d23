/**
 * Faults on request, for tests of what a client does about them: off unless the lake was started for it, and never set by a
 * page.
 */
import type { ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { HttpError } from '../../server/json.ts'
import { isRecord } from '../dataset.ts'

/** The longest delay, in milliseconds. */
const MAX_DELAY_MS = 600_000

const MAX_COUNT = 1_000_000

/** The most deliveries of one event. */
const MAX_COPIES = 10

/** What happens to an event of the webhook. */
export type DeliveryFault = {
  /** How many events have it; all by default. */
  count?: number
  /** How much later than usual it is sent, in milliseconds; events of other documents overtake it. */
  delayMs?: number
  /** How often it is delivered; once by default. */
  copies?: number
}

/** What happens to a request. */
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
  /** Sets them as a request says, in place of those before. @throws HttpError 400 for a body that is no list of faults */
  set: (body: unknown) => unknown
  /** Does to a request what the first fault for its path says. @throws HttpError in place of the usual response */
  apply: (response: ServerResponse, pathname: string) => Promise<void>
  /** What the first fault for the webhook says about the next event. */
  ofDelivery: () => DeliveryFault | undefined
}

export function createFaults(): Faults {
  let faults: Fault[] = []
  let deliveryFaults: DeliveryFault[] = []

  function take<Own extends { count?: number }>(list: readonly Own[], applies: (fault: Own) => boolean) {
    const found = list.find((fault) => (fault.count ?? 1) > 0 && applies(fault))
    if (found?.count !== undefined) found.count -= 1
    return found
  }

  return {
    set: (body) => {
      if (!Array.isArray(body)) throw new HttpError(400, 'The body must be a list of faults; an empty one ends them')
      const [ofWebhook, ofRequests] = [body.filter(isForWebhook), body.filter((one) => !isForWebhook(one))]
      const parsed = [ofRequests.map(parseFault), ofWebhook.map(parseDeliveryFault)] as const
      ;[faults, deliveryFaults] = parsed
      return { faults: [...faults, ...deliveryFaults.map((fault) => ({ target: 'webhook', ...fault }))] }
    },
    apply: async (response, pathname) => {
      const fault = pathname === '/health' ? undefined : take(faults, ({ path = '' }) => pathname.includes(path))
      if (fault === undefined) return
      if (fault.delayMs !== undefined) await pause(fault.delayMs)
      if (fault.status !== undefined) {
        const headers = fault.retryAfter === undefined ? {} : { 'Retry-After': String(fault.retryAfter) }
        throw new HttpError(fault.status, 'A fault on request', { headers })
      }
      if (fault.cutAfterMs !== undefined) setTimeout(() => response.destroy(), fault.cutAfterMs).unref()
    },
    ofDelivery: () => take(deliveryFaults, () => true),
  }
}

function isForWebhook(value: unknown): value is Record<string, unknown> {
  return isRecord(value) && value.target === 'webhook'
}

/** @throws HttpError 400 as {@link parseFault} */
function parseDeliveryFault({ target, count, delayMs, copies, ...others }: Record<string, unknown>): DeliveryFault {
  const [unknown] = Object.keys(others)
  if (unknown !== undefined) throw new HttpError(400, `A fault of the webhook has no "${unknown}"`)
  return {
    count: numberIn('count', count, 1, MAX_COUNT),
    delayMs: numberIn('delayMs', delayMs, 0, MAX_DELAY_MS),
    copies: numberIn('copies', copies, 1, MAX_COPIES),
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
    count: numberIn('count', count, 1, MAX_COUNT),
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
