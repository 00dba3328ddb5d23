/** Why an enquiry was rejected, for the cases in which the visitor can do something about it. Pure. */

/** Rate limit exceeded, brief too long, no connection. */
export type Refusal = 'tooMany' | 'tooLong' | 'offline'

/** @param status of the HTTP response to the enquiry; null for any other failure */
export function refusalOf(status: number): Refusal | null {
  if (status === 429) return 'tooMany'
  return status === 413 ? 'tooLong' : null
}
