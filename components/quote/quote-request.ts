/** A request to open the quote dialog, as its openers state it. */

export type QuoteRequest = {
  title?: string
  subtitle?: string
  /** Subject of the enquiry, in one line above the fields: "Banksia A, booking ref VX1001", "Directed session". */
  about?: string
  /** The first lines of the brief: the subject in full. */
  brief?: string
  /** Called after a successful send; the caller then shows the success notice itself. */
  onSent?: () => void
}

export type Quote = {
  /** @param opener gets the focus back */
  open(request: QuoteRequest, opener: HTMLElement): void
}
