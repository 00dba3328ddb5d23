/**
 * Request metadata of an enquiry. The payload is exactly name, phone, email, brief; idempotency and spam protection
 * use request headers (one extra form field without JavaScript).
 */

/** One key per enquiry; repeats are forwarded once. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'
/** Milliseconds from the form's first render to Send. */
export const ELAPSED_HEADER = 'X-Enquiry-Elapsed'
/** "1" when the visitor has pressed a key, touched or clicked on the page. */
export const TRUSTED_INPUT_HEADER = 'X-Enquiry-Trusted-Input'
/** "1" when the honeypot field was filled in. */
export const HONEYPOT_HEADER = 'X-Enquiry-Subject'

/**
 * Name of the honeypot field. Not a name that browsers or password managers fill in (website, company, address …), so
 * that autofill never makes a person look like a bot.
 */
export const HONEYPOT_FIELD = 'subject'
/** Form without JavaScript: URL of the page that led to the form. */
export const SOURCE_FIELD = 'source'

export const SEND_CONTACTUS_URL = '/api/v1/send-contactus'
/** Path that the form posts to without JavaScript. */
export const ENQUIRY_PATH = '/enquiry'

/** URL of the form's own page. @param brief prefilled, when there is one */
export function enquiryUrl(brief?: string): string {
  return brief ? `${ENQUIRY_PATH}?${new URLSearchParams({ brief })}` : ENQUIRY_PATH
}
