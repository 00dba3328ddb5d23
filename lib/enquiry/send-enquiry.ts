/** Sends an enquiry from the browser, without retries. */
import type { Enquiry } from '@/lib/api/models'
import {
  ELAPSED_HEADER,
  HONEYPOT_HEADER,
  IDEMPOTENCY_HEADER,
  SEND_CONTACTUS_URL,
  TRUSTED_INPUT_HEADER,
} from './protocol'

/** Longer than the server's timeout for the external API, so that its response arrives first. */
const TIMEOUT = 30_000

/** Browsers reject `keepalive` for bodies beyond 64 KiB, a budget that all requests of a page share. */
const KEEPALIVE_MAX_BYTES = 48 * 1024

export type SpamSignals = {
  idempotencyKey: string
  /** Milliseconds since the form was first rendered. */
  elapsed: number
  /** The visitor has pressed a key, touched or clicked, as the browser itself knows. */
  hasTrustedInput: boolean
  /** The honeypot field is filled in. */
  honeypot: boolean
}

/** An unguessable key. `crypto.randomUUID` is missing on plain http, so it is not used. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Sends once, never retries. Any status but success is a failure, and so is a body that is not JSON, because this
 * endpoint always returns JSON. `keepalive` lets the request finish when the visitor leaves the page; a long script is
 * sent without it.
 * @returns null on success; else the enquiry may not have arrived, and `status` is 0 when there was no response
 */
export async function sendEnquiry(enquiry: Enquiry, proof: SpamSignals): Promise<{ status: number } | null> {
  const { name, phone, email, brief } = enquiry
  const body = JSON.stringify({ name, phone, email, brief })
  let status = 0
  try {
    const response = await fetch(SEND_CONTACTUS_URL, {
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
    status = response.status
    await response.json()
    return response.ok ? null : { status }
  } catch {
    return { status }
  }
}
