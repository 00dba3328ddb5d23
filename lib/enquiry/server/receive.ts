/**
 * Processes an enquiry: spam checks, validation, idempotency, rate limit, forwarding. Independent of Next
 * and HTTP.
 *
 * Used by the JSON endpoint and by the form without JavaScript (`http.ts` turns requests into submissions).
 *
 * The spam checks respond with success and forward nothing; what is valid is held back, and an operator can forward it:
 * - the honeypot, a field that people cannot see or reach and that autofill does not know;
 * - the timer, only when the browser's script reported less than a second from the form's first render to Send AND no
 * trusted key press, touch or click on the page. Autofill plus a press on Send is a click, so no person is caught
 * however fast; a plain POST without these reports (no JavaScript, a partner's system) is never caught.
 *
 * What the API refuses or does not answer is held in the same way; the visitor is told that it has failed.
 */

import type { Enquiry } from '@/lib/api/models'
import { loggableError } from '@/lib/log'
import { createRateLimit } from '@/lib/server/http/request/rate-limit'
import { publishedWords } from '@/lib/words/server/published-words'
import { cleanField } from '../clean-field'
import type { EnquiryErrors } from '../fields'
import { withoutSourcePage } from '../payload'
import { checkEnquiry } from '../schema'
import { createForwardOnce, type ForwardDeps, type Idempotency, storeKeyOf } from './forward-once'
import type { HeldEnquiries } from './held/held-enquiries'
import type { HoldSuspect } from './held/hold-suspect'
import { releaseKey } from './held/release'

const MINUTE = 60_000

/** Milliseconds under which a form without trusted input counts as sent by a bot. */
const TOO_FAST = 1000
/** Enquiries per IP address. A whole agency may share one address, and a failed send counts as well. */
const LIMIT = { name: 'enquiries', max: 30, windowMs: 10 * MINUTE }

/** For a release that waits meanwhile; a visitor may send the same words again later. */
const RELEASE_MEANWHILE_MS = 1000

export type EnquirySubmission = {
  /** Unvalidated input. */
  fields: Readonly<Record<string, unknown>>
  /** IP address, for the rate limit. */
  ipAddress: string
  idempotency: Idempotency | null
  honeypot: boolean
  /** Milliseconds; null when not reported. */
  elapsed: number | null
  hasTrustedInput: boolean
}

export type EnquiryOutcome =
  | { kind: 'sent'; isTrapped?: boolean }
  | { kind: 'invalid'; errors: EnquiryErrors }
  | { kind: 'limited'; retryAfterSeconds: number }
  /** The idempotency key belongs to another enquiry. */
  | { kind: 'conflict' }
  | { kind: 'failed' }

export type ReceiveEnquiry = (submission: EnquirySubmission) => Promise<EnquiryOutcome>

export type ReceiveDeps = ForwardDeps & {
  /** Forwards to the external API; a rejection means that it may not have arrived. */
  send(enquiry: Enquiry): Promise<unknown>
  /** Holds back what a spam check has caught or the API has not taken; without it such an enquiry is dropped. */
  hold?: HoldSuspect
  /** What is held, which a visitor may send again. */
  held?: Pick<HeldEnquiries, 'idOf' | 'has' | 'remove'>
}

export function createReceiveEnquiry({ send, log, store, hold, held }: ReceiveDeps): ReceiveEnquiry {
  const limit = createRateLimit(LIMIT)
  const forwardOnce = createForwardOnce({ log, store })

  async function forward(enquiry: Enquiry, ipAddress: string): Promise<EnquiryOutcome> {
    const retryAfterSeconds = await limit.take(ipAddress)
    if (retryAfterSeconds !== null) {
      log('enquiry.limited', { retryAfterSeconds })
      return { kind: 'limited', retryAfterSeconds }
    }
    try {
      await send(enquiry)
      return { kind: 'sent' }
    } catch (error) {
      log('Failed to create quote', loggableError(error))
      await hold?.({ enquiry, reason: 'failed', ipAddress })
      return { kind: 'failed' }
    }
  }

  /** The id of an enquiry that is held, or that an operator has released; null for one that is sent for the first time. */
  async function heldId(enquiry: Enquiry): Promise<string | null> {
    if (!held) return null
    const id = held.idOf(enquiry)
    try {
      const isKnown = (await held.has(id)) || (await store.get(storeKeyOf(releaseKey(id).key))) !== null
      return isKnown ? id : null
    } catch (error) {
      log('enquiry.store_failed', loggableError(error))
      return null
    }
  }

  /** An enquiry that is held arrives once, whether the operator releases it first or the visitor sends it again. */
  async function forwardAgain(enquiry: Enquiry, ipAddress: string): Promise<EnquiryOutcome> {
    const id = await heldId(enquiry)
    if (id === null) return forward(enquiry, ipAddress)
    const key = { ...releaseKey(id), ttlMs: RELEASE_MEANWHILE_MS }
    const outcome = await forwardOnce(enquiry, key, () => forward(enquiry, ipAddress))
    if (outcome.kind === 'sent') {
      await held?.remove(id).catch((error: unknown) => log('enquiry.store_failed', loggableError(error)))
    }
    return outcome
  }

  return async ({ fields, ipAddress, idempotency, honeypot, elapsed, hasTrustedInput }) => {
    const isFast = elapsed !== null && elapsed < TOO_FAST && !hasTrustedInput
    const trap = honeypot ? 'honeypot' : isFast ? 'fast' : null
    if (trap) log('enquiry.trapped', { trap })

    const brief = typeof fields.brief === 'string' ? cleanField('brief', fields.brief) : ''
    const check = checkEnquiry({ ...fields, brief: withoutSourcePage(brief) }, publishedWords().enquiry)
    const whole = (checked: Enquiry) => ({ ...checked, brief: brief.trim() })
    if (trap) {
      await hold?.({ enquiry: check.ok ? whole(check.enquiry) : null, reason: trap, ipAddress })
      return { kind: 'sent', isTrapped: true }
    }
    if (!check.ok) return { kind: 'invalid', errors: check.errors }
    const enquiry = whole(check.enquiry)
    return idempotency
      ? forwardOnce(enquiry, idempotency, () => forwardAgain(enquiry, ipAddress))
      : forwardAgain(enquiry, ipAddress)
  }
}
