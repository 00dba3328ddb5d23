/** Sends an enquiry from the browser, once; reads never go this way. */
import type { Enquiry } from '@/lib/api/models'
import {
  ELAPSED_HEADER,
  HONEYPOT_HEADER,
  IDEMPOTENCY_HEADER,
  SEND_CONTACTUS_URL,
  TRUSTED_INPUT_HEADER,
} from './protocol'

/** Longer than the server waits for the external API, so that its answer arrives first. */
const TIMEOUT = 30_000

/** Browsers refuse `keepalive` for bodies beyond 64 KiB, which all requests of a page share. */
const KEEPALIVE_MAX_BYTES = 48 * 1024

export type SendProof = {
  idempotencyKey: string
  /** Milliseconds since the form was first rendered. */
  elapsed: number
  /** A real key press, touch or click happened in the form. */
  hasTrustedInput: boolean
  /** The field that people cannot see holds something. */
  honeypot: boolean
}

/** The enquiry did not arrive, or nobody knows. Carries nothing that the visitor typed. */
export class SendError extends Error {
  readonly reason: 'unreachable' | 'status' | 'unreadable'
  /** HTTP status; 0 when there was no answer. */
  readonly status: number
  constructor(reason: SendError['reason'], status: number) {
    super('Failed to create quote')
    this.name = 'SendError'
    this.reason = reason
    this.status = status
  }
}

/** A key that nobody guesses. `crypto.randomUUID` is missing on plain http, so it is not used. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Resolves when the door has answered with success. Any other status is a failure, and so is a body that is not JSON (reading A31).
 * Never tries again by itself. `keepalive` lets it arrive when the visitor leaves the page meanwhile; a long script goes without.
 * @throws SendError
 */
export async function sendEnquiry(enquiry: Enquiry, proof: SendProof): Promise<void> {
  const { name, phone, email, brief } = enquiry
  const body = JSON.stringify({ name, phone, email, brief })
  let response: Response
  try {
    response = await fetch(SEND_CONTACTUS_URL, {
      method: 'POST',
      headers: {
        accept: '*/*',
        'content-type': 'application/json',
        [IDEMPOTENCY_HEADER]: proof.idempotencyKey,
        [ELAPSED_HEADER]: String(Math.max(0, Math.round(proof.elapsed))),
        ...(proof.hasTrustedInput && { [TRUSTED_INPUT_HEADER]: '1' }),
        ...(proof.honeypot && { [HONEYPOT_HEADER]: '1' }),
      },
      body,
      keepalive: new Blob([body]).size <= KEEPALIVE_MAX_BYTES,
      signal: AbortSignal.timeout(TIMEOUT),
    })
  } catch {
    throw new SendError('unreachable', 0)
  }
  if (!response.ok) throw new SendError('status', response.status)
  try {
    await response.json()
  } catch {
    throw new SendError('unreadable', response.status)
  }
}

/** Does the site answer at all? For a form that could not be fetched: a browser's own word on being online is not enough. */
export async function isSiteReachable(): Promise<boolean> {
  try {
    return (await fetch('/api/health', { cache: 'no-store' })).ok
  } catch {
    return false
  }
}
