/** Why an enquiry was rejected, for the cases in which the visitor can do something about it. Pure. */
import type { Enquiry } from '@/lib/api/models'
import type { EnquiryErrors } from './fields'

/** Rate limit exceeded, brief too long, no connection. */
export type Refusal = 'tooMany' | 'tooLong' | 'offline'

/** The server's response to a form sent without JavaScript, with what the page needs to show it again. */
export type FormResponse = {
  /** The submitted values; empty after success. */
  values: Enquiry
  errors: EnquiryErrors
  problem: 'failed' | Refusal | null
  /** URL of the page that led here; null = the page of the form. */
  source: string | null
}

/** @param status of the HTTP response to the enquiry; null for any other failure */
export function refusalOf(status: number): Refusal | null {
  if (status === 429) return 'tooMany'
  return status === 413 ? 'tooLong' : null
}
