/** Why an enquiry was rejected, for the cases in which the visitor can do something about it. Pure. */

/** Rate limit exceeded, brief too long, no connection. */
export type Refusal = 'tooMany' | 'tooLong' | 'offline'

/** @param status of the HTTP response to the enquiry; null for any other failure */
export function refusalOf(status: number): Refusal | null {
  if (status === 429) return 'tooMany'
  return status === 413 ? 'tooLong' : null
}

/** One sentence each; the phone number goes between the two parts, and without one the second part is left out. */
export const REFUSAL_SENTENCES: Record<Refusal, { text: string; call: string }> = {
  tooMany: {
    text: 'Too many enquiries have come from your connection, so please try again later',
    call: 'or call us on',
  },
  tooLong: { text: 'Your enquiry is too long to send, so please shorten it', call: 'or call us on' },
  offline: {
    text: 'You are offline and nothing was sent: what you have typed stays here, so please send it again later',
    call: 'or call us on',
  },
}
