/** What a control that opens the quote dialog says about the enquiry: the value of its `data-quote` attribute, as JSON. */
export type QuoteRequest = {
  title?: string
  subtitle?: string
  /** Subject of the enquiry, in one line above the fields: "Banksia A, booking ref VX1001", "Directed session". */
  about?: string
  /** The first lines of the brief: the subject in full. */
  brief?: string
}

/**
 * Sent to the control that has opened the dialog when its enquiry is sent. A listener that prevents the default shows the
 * success notice itself.
 */
export const QUOTE_SENT = 'quotesent'
