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

/** Data attribute by which the root preloads the dialog, and opens it before the control's island is hydrated. */
export function quoteAttribute({ title, subtitle, about, brief }: QuoteRequest): { 'data-quote': string } {
  return { 'data-quote': JSON.stringify({ title, subtitle, about, brief }) }
}
