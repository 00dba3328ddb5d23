/**
 * What travels beside the four fields. The payload stays exactly name, phone, email, brief; everything against double sends
 * and spam is in request headers (form without JavaScript: one extra form field).
 */

/** One key per enquiry; a repeated key is forwarded once. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'
/** Milliseconds from the form's first render to Send. */
export const ELAPSED_HEADER = 'X-Enquiry-Elapsed'
/** "1" when a real key press, touch or click happened in the form. */
export const TRUSTED_INPUT_HEADER = 'X-Enquiry-Trusted-Input'
/** "1" when the field that people cannot see was filled in. */
export const HONEYPOT_HEADER = 'X-Enquiry-Subject'

/**
 * Name of the field that people cannot see. Not a name that browsers or password managers fill in (website, company, address …), so
 * that autofill never makes a person look like a robot.
 */
export const HONEYPOT_FIELD = 'subject'
/** Form without JavaScript: address of the page that led to the form. */
export const SOURCE_FIELD = 'source'

export const SEND_CONTACTUS_URL = '/api/v1/send-contactus'
/** Where the form leads without JavaScript. */
export const ENQUIRY_PATH = '/enquiry'
