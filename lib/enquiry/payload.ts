/** The brief as it is sent: with the address of the page on which it was written (reading A22). Pure. */

const LINE = /(?:^|\n\n)Source page: \S*$/

/** Appends the page's full address, query included. Only the payload carries it, never the visitor's own text field. */
export function withSourcePage(brief: string, url: string): string {
  return `${brief}\n\nSource page: ${url}`
}

/** What the visitor wrote. The server checks this, so that the appended line does not pass for a brief. */
export function withoutSourcePage(brief: string): string {
  return brief.replace(LINE, '')
}
