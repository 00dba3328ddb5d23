/** How a press of Send has ended, announced at the document for whoever counts it (components/web-vitals). */

/** `refused`: a field is invalid, so nothing was sent. `failed`: it did not arrive, or could not be sent. */
export const SEND_OUTCOMES = ['sent', 'refused', 'failed'] as const

export type SendOutcome = (typeof SEND_OUTCOMES)[number]

declare global {
  interface DocumentEventMap {
    sendend: CustomEvent<SendOutcome>
  }
}

/** Tells nothing of the enquiry itself. */
export function announceSendOutcome(outcome: SendOutcome): void {
  document.dispatchEvent(new CustomEvent('sendend', { detail: outcome }))
}
