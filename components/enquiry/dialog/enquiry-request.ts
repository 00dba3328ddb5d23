/** What a control that opens the enquiry dialog says about the enquiry: the value of its `data-enquiry` attribute, as JSON. */
export type EnquiryRequest = {
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
export const ENQUIRY_SENT = 'enquirysent'
