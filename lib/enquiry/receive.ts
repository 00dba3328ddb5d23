/**
 * Processes an enquiry: spam checks, validation, idempotency, rate limit, forwarding. Server only; independent of Next
 * and HTTP.
 *
 * Used by the JSON endpoint and by the form without JavaScript (`http.ts` turns requests into submissions).
 *
 * The spam checks respond with success and forward nothing:
 * - the honeypot, a field that people cannot see or reach and that autofill does not know;
 * - the timer, only when the browser's script reported less than a second from the form's first render to Send AND no
 * trusted key press, touch or click on the page. Autofill plus a press on Send is a click, so no person is caught
 * however fast; a plain POST without these reports (no JavaScript, a partner's system) is never caught.
 */
import { createHash } from 'node:crypto'
import type { Enquiry } from '@/lib/api/models'
import { createRateLimit } from '@/lib/http/rate-limit'
import type { StateStore } from '@/lib/state/state-store'
import { enquiryWords } from '@/lib/words/enquiry'
import { serverWords } from '@/lib/words/published-words'
import { cleanField } from './clean-field'
import type { EnquiryErrors } from './fields'
import { withoutSourcePage } from './payload'
import { checkEnquiry } from './schema'

const MINUTE = 60_000

/** Milliseconds under which a form without trusted input counts as sent by a bot. */
const TOO_FAST = 1000
/** A claim outlives the longest call to the external API, but not by much, in case an instance dies while it sends. */
const CLAIM_TTL = MINUTE
const POLL = 200
/** Enquiries per IP address. A whole agency may share one address, and a failed send counts as well. */
const LIMIT = { name: 'enquiries', max: 30, windowMs: 10 * MINUTE }

type Idempotency = { key: string; ttlMs: number }

export type EnquirySubmission = {
  /** Unvalidated input. */
  fields: Readonly<Record<string, unknown>>
  /** IP address, for the rate limit. */
  address: string
  idempotency: Idempotency | null
  honeypot: boolean
  /** Milliseconds; null when not reported. */
  elapsed: number | null
  hasTrustedInput: boolean
}

export type EnquiryOutcome =
  | { kind: 'sent' }
  | { kind: 'invalid'; errors: EnquiryErrors }
  | { kind: 'limited'; retryAfterSeconds: number }
  /** The idempotency key belongs to another enquiry. */
  | { kind: 'conflict' }
  | { kind: 'failed' }

export type ReceiveEnquiry = (submission: EnquirySubmission) => Promise<EnquiryOutcome>

export type ReceiveDeps = {
  /** Forwards to the external API; a rejection means that it may not have arrived. */
  send(enquiry: Enquiry): Promise<unknown>
  /** Never receives anything that the visitor typed. */
  log(event: string, details: Record<string, string | number>): void
  /** Idempotency keys. */
  store: StateStore
}

/** Loggable facts about an error: names and numbers, never its message, which could quote the enquiry. */
function describe(error: unknown): Record<string, string | number> {
  if (!(error instanceof Error)) return { error: typeof error }
  const details: Record<string, string | number> = { error: error.name }
  if ('reason' in error && typeof error.reason === 'string') details.reason = error.reason
  if ('status' in error && typeof error.status === 'number') details.status = error.status
  if ('code' in error && typeof error.code === 'string') details.code = error.code
  return details
}

/** Binds an idempotency key to what was sent; the page it was sent from does not matter. */
function fingerprint({ name, phone, email, brief }: Enquiry): string {
  const words = JSON.stringify([name, phone, email, withoutSourcePage(brief)])
  return createHash('sha256').update(words).digest('base64url')
}

export function createReceiveEnquiry({ send, log, store }: ReceiveDeps): ReceiveEnquiry {
  const limit = createRateLimit(LIMIT)

  /** A store that is down must not cost an enquiry: its result then defaults to the permissive one. */
  async function ask<T>(question: () => Promise<T>, otherwise: T): Promise<T> {
    try {
      return await question()
    } catch (error) {
      log('enquiry.store_failed', describe(error))
      return otherwise
    }
  }

  async function forward(enquiry: Enquiry, address: string): Promise<EnquiryOutcome> {
    const retryAfterSeconds = await limit.take(address)
    if (retryAfterSeconds !== null) {
      log('enquiry.limited', { retryAfterSeconds })
      return { kind: 'limited', retryAfterSeconds }
    }
    try {
      await send(enquiry)
      return { kind: 'sent' }
    } catch (error) {
      log('Failed to create quote', describe(error))
      return { kind: 'failed' }
    }
  }

  /** Forwards under an idempotency key: one of several requests claims it, the others wait for its outcome. */
  async function forwardOnce(enquiry: Enquiry, address: string, { key, ttlMs }: Idempotency): Promise<EnquiryOutcome> {
    const mark = `key:${key}`
    const pending = `pending ${fingerprint(enquiry)}`
    const sent = `sent ${fingerprint(enquiry)}`
    const deadline = Date.now() + CLAIM_TTL
    while (!(await ask(() => store.add(mark, pending, CLAIM_TTL), true))) {
      const known = await ask(() => store.get(mark), null)
      if (known === sent) return { kind: 'sent' }
      if (known !== null && known !== pending) return { kind: 'conflict' }
      if (Date.now() > deadline) return { kind: 'failed' }
      await new Promise((resolve) => setTimeout(resolve, POLL))
    }
    const outcome = await forward(enquiry, address)
    // Only success is remembered: a failed send may be retried with the same key.
    if (outcome.kind === 'sent') await ask(() => store.set(mark, sent, ttlMs), undefined)
    else await ask(() => store.delete(mark), undefined)
    return outcome
  }

  return async ({ fields, address, idempotency, honeypot, elapsed, hasTrustedInput }) => {
    const tooFast = elapsed !== null && elapsed < TOO_FAST && !hasTrustedInput
    if (honeypot || tooFast) {
      log('enquiry.trapped', { trap: honeypot ? 'honeypot' : 'clock' })
      return { kind: 'sent' }
    }

    const brief = typeof fields.brief === 'string' ? cleanField('brief', fields.brief) : ''
    const check = checkEnquiry({ ...fields, brief: withoutSourcePage(brief) }, serverWords(enquiryWords))
    if (!check.ok) return { kind: 'invalid', errors: check.errors }
    const enquiry = { ...check.enquiry, brief: brief.trim() }
    return idempotency ? forwardOnce(enquiry, address, idempotency) : forward(enquiry, address)
  }
}
