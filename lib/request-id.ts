/**
 * The id of the request in progress, from the proxy in front (X-Request-Id), or made here: in every log line, and sent on
 * to the API. Server only.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage } from 'node:http'

declare global {
  // lib/log.ts runs in the browser as well, where there is none.
  var requestIds: AsyncLocalStorage<string> | undefined
}

const VALID = /^[\w-]{8,64}$/

/** Runs the handlers of a request under its id. */
export function withRequestId<T>({ headers }: IncomingMessage, handle: () => T): T {
  globalThis.requestIds ??= new AsyncLocalStorage()
  const given = headers['x-request-id']
  return globalThis.requestIds.run(typeof given === 'string' && VALID.test(given) ? given : crypto.randomUUID(), handle)
}

/** Undefined outside of requests. */
export function requestId(): string | undefined {
  return globalThis.requestIds?.getStore()
}
