/**
 * The id of the request in progress, from the proxy in front (X-Request-Id), or made here: in every log line, sent on
 * to the API, and in responses that no cache shares. Server only.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage } from 'node:http'
import { requestIdOfLog } from './log.ts'
import { singleton } from './singleton.ts'

const VALID = /^[\w-]{8,64}$/

const ids = singleton('request-ids', () => new AsyncLocalStorage<string>())

/** Undefined outside of requests. */
export const requestId = (): string | undefined => ids.peek()?.getStore()

/** Runs the handlers of a request under its id, which they get. */
export function withRequestId<T>({ headers }: IncomingMessage, handle: (id: string) => T): T {
  requestIdOfLog.set(requestId)
  const given = headers['x-request-id']
  const id = typeof given === 'string' && VALID.test(given) ? given : crypto.randomUUID()
  return ids.get().run(id, handle, id)
}
