/** One attempt to deliver an event. */
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { isRecord } from '../dataset.ts'
import type { WebhookEvent } from './events.ts'

/** How long a receiver may take, in milliseconds. Sanity's own limit. */
const TIMEOUT_MS = 30_000

/** `silent`: nobody answered. `again`: there was an answer, and it may be better later. `never`: the receiver does not want it. */
export type Outcome = { kind: 'done' } | { kind: 'silent' | 'again' | 'never'; reason: string }

export type Receiver = { url: string; secret: string }

export async function send(event: WebhookEvent, { url, secret }: Receiver, signal: AbortSignal): Promise<Outcome> {
  try {
    const signature = await encodeSignatureHeader(event.body, Date.now(), secret)
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...event.headers, [SIGNATURE_HEADER_NAME]: signature },
      body: event.body,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    })
    // Read to its end, so that the connection can be used again.
    await response.arrayBuffer()
    if (response.ok) return { kind: 'done' }
    const isTemporary = response.status === 429 || response.status >= 500
    return { kind: isTemporary ? 'again' : 'never', reason: `it answered ${response.status}` }
  } catch (error) {
    return { kind: 'silent', reason: reasonOf(error) }
  }
}

/** fetch() says "fetch failed" and keeps why in its cause, which holds several errors when there were several addresses to try. */
function reasonOf(error: unknown): string {
  const cause = isRecord(error) && isRecord(error.cause) ? error.cause : error
  const first: unknown = isRecord(cause) && Array.isArray(cause.errors) ? cause.errors[0] : cause
  return isRecord(first) && typeof first.message === 'string' ? first.message : String(error)
}
