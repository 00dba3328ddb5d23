/**
 * Forwards an enquiry once per idempotency key, whichever process asks: for the site, and for the command that releases
 * held enquiries. Also run directly by Node.
 */

import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Enquiry } from '../../api/models.ts'
import { loggableError } from '../../log.ts'
import type { KeyedStore } from '../../state/server/keyed-store.ts'
import { createSqliteStore } from '../../state/server/sqlite-store.ts'
import { enquiryText } from '../payload.ts'

/**
 * Milliseconds of a claim. It outlives the longest call to the external API (15 s); whoever waits for an instance that has
 * died meanwhile sends before a proxy gives up (30 s).
 */
const CLAIM_TTL = 25_000
const POLL = 200

export type Idempotency = { key: string; ttlMs: number }

export type ForwardDeps = {
  /** Idempotency keys. */
  store: KeyedStore
  /** Never receives anything that the visitor typed. */
  log(event: string, details: Record<string, string | number>): void
}

export type ForwardOnce = <Outcome extends { kind: string }>(
  enquiry: Enquiry,
  idempotency: Idempotency,
  forward: () => Promise<Outcome>,
) => Promise<Outcome | { kind: 'sent' } | { kind: 'conflict' } | { kind: 'failed' }>

/** Binds an idempotency key to what was sent; the page it was sent from does not matter. */
function fingerprint(enquiry: Enquiry): string {
  return createHash('sha256').update(enquiryText(enquiry)).digest('base64url')
}

/** Where a store has the outcome of a key. */
export function storeKeyOf(key: string): string {
  return `key:${key}`
}

/** One of several requests with a key claims it and forwards, the others wait for its outcome. */
export function createForwardOnce({ store, log }: ForwardDeps): ForwardOnce {
  /** A store that is down must not cost an enquiry: its result then defaults to the permissive one. */
  async function storeOr<T>(command: () => Promise<T>, otherwise: T): Promise<T> {
    try {
      return await command()
    } catch (error) {
      log('enquiry.store_failed', loggableError(error))
      return otherwise
    }
  }

  /** What this process knows itself: a disk that becomes full must not forward an enquiry twice. */
  const own = createSqliteStore(':memory:')

  async function claim(storeKey: string, pending: string): Promise<boolean> {
    if (!(await own.add(storeKey, pending, CLAIM_TTL))) return false
    if (await storeOr(() => store.add(storeKey, pending, CLAIM_TTL), true)) return true
    await own.delete(storeKey)
    return false
  }

  return async (enquiry, { key, ttlMs }, forward) => {
    const storeKey = storeKeyOf(key)
    const pending = `pending ${fingerprint(enquiry)}`
    const sent = `sent ${fingerprint(enquiry)}`
    const deadline = Date.now() + CLAIM_TTL
    while (!(await claim(storeKey, pending))) {
      const known = (await own.get(storeKey)) ?? (await storeOr(() => store.get(storeKey), null))
      if (known === sent) return { kind: 'sent' }
      if (known !== null && known !== pending) return { kind: 'conflict' }
      if (Date.now() > deadline) return { kind: 'failed' }
      await pause(POLL)
    }
    const outcome = await forward()
    // Only success is remembered: a failed send may be retried with the same key.
    if (outcome.kind === 'sent') {
      await own.set(storeKey, sent, ttlMs)
      await storeOr(() => store.set(storeKey, sent, ttlMs), undefined)
    } else {
      await storeOr(() => store.delete(storeKey), undefined)
      await own.delete(storeKey)
    }
    return outcome
  }
}
