/** Verifies that a webhook is from our Content Lake, and recent. Server only. */
import { timingSafeEqual } from 'node:crypto'
import { decodeSignatureHeader, encodeSignatureHeader, isSignatureError } from '@sanity/webhook'

/**
 * Maximum age of a delivery in milliseconds: senders retry for a good while. A replay within this time is harmless: it
 * re-renders pages from published content.
 */
const OLDEST = 60 * 60_000
/** Milliseconds that the sender's clock may be ahead. */
const NEWEST = 5 * 60_000

/** Compares in constant time. */
function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/**
 * Verifies the header `sanity-webhook-signature` against the raw body.
 * @param now milliseconds since 1970
 * @returns what is wrong, or null when the signature is valid
 */
export async function signatureProblem(
  body: string,
  header: string | string[] | undefined,
  secret: string,
  now: number,
): Promise<string | null> {
  if (typeof header !== 'string') return 'The request has no signature.'
  try {
    const { timestamp } = decodeSignatureHeader(header)
    if (!isEqual(header.trim(), await encodeSignatureHeader(body, timestamp, secret))) return 'The signature is wrong.'
    return timestamp < now - OLDEST || timestamp > now + NEWEST ? 'The signature is too old, or from the future.' : null
  } catch (error) {
    if (isSignatureError(error)) return 'The signature is not one.'
    throw error
  }
}
