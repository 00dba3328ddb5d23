/** Verifies that a webhook is from our Content Lake, and recent. */
import { timingSafeEqual } from 'node:crypto'
import { decodeSignatureHeader, encodeSignatureHeader, isSignatureError } from '@sanity/webhook'

/**
 * Maximum age of a delivery in milliseconds: senders retry for a good while. A replay within this time is harmless: it
 * re-renders pages from published content.
 */
const MAX_AGE_MS = 60 * 60_000

/** Compares in constant time. */
function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** @param header `sanity-webhook-signature`, which signs the raw body */
export async function isSigned(body: string, header: string | string[] | undefined, secret: string): Promise<boolean> {
  try {
    const { timestamp } = decodeSignatureHeader(String(header))
    if (Math.abs(Date.now() - timestamp) > MAX_AGE_MS) return false
    return isEqual(String(header).trim(), await encodeSignatureHeader(body, timestamp, secret))
  } catch (error) {
    if (isSignatureError(error)) return false
    throw error
  }
}
