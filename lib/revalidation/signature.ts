/** Is a webhook really from our Content Lake, and recent? Server only. */
import { timingSafeEqual } from 'node:crypto'
import { decodeSignatureHeader, encodeSignatureHeader, isSignatureError } from '@sanity/webhook'

/**
 * Milliseconds that a delivery may be old: senders repeat one for a good while. To replay one within this time does no harm: it
 * makes pages from what is published then.
 */
const OLDEST = 60 * 60_000
/** Milliseconds that the sender's clock may be ahead. */
const NEWEST = 5 * 60_000

/** Compares in a time that says nothing about where two texts differ. */
function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/**
 * Checks the header `sanity-webhook-signature` against the raw body.
 * @param now milliseconds since 1970
 * @returns what is wrong, or null when the signature is good
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
