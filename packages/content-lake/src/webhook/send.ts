/** The receiver of a webhook, and one attempt to deliver an event to it. */

import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { isLoopbackHost } from '../../server/host-guard.ts'
import { StartError } from '../../server/listen.ts'
import { isRecord } from '../dataset.ts'
import type { WebhookEvent } from './events.ts'

/** Timeout of a delivery, in milliseconds; the same as Sanity's. */
const TIMEOUT_MS = 30_000

/** `again`: no response, or one that may succeed on retry. `never`: a permanent rejection. */
export type Outcome = { kind: 'done' } | { kind: 'again' | 'never'; reason: string }

export type Receiver = { url: string; secret: string }

/**
 * @returns undefined without a URL
 * @throws StartError when it is not an http URL on this machine, or the secret is missing
 */
export function receiverFrom(url: string | undefined, secret: string | undefined): Receiver | undefined {
  if (!url?.trim()) return undefined
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  if (parsed?.protocol !== 'http:' || !isLoopbackHost(parsed.host) || parsed.username !== '') {
    throw new StartError(`The webhook's URL must be an http address on this machine, not "${url}".`)
  }
  if (!secret?.trim()) throw new StartError('A webhook needs the secret that signs it in SANITY_WEBHOOK_SECRET.')
  return { url, secret }
}

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
    // Consumes the body, so that the connection can be reused.
    await response.arrayBuffer()
    if (response.ok) return { kind: 'done' }
    const isTemporary = response.status === 429 || response.status >= 500
    return { kind: isTemporary ? 'again' : 'never', reason: `it answered ${response.status}` }
  } catch (error) {
    return { kind: 'again', reason: reasonOf(error) }
  }
}

/** fetch() reports "fetch failed", and the reason in `cause`. */
function reasonOf(error: unknown): string {
  const cause = isRecord(error) ? (error.cause ?? error) : error
  return isRecord(cause) && typeof cause.code === 'string' ? cause.code : String(cause)
}
