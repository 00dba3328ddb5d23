/** Appends the source page to the brief that is sent. Pure. */

const LINE = /(?:^|\n\n)Source page: \S*$/

/** Appends the page's full URL, query included. Only the payload has it, never the visitor's text field. */
export function withSourcePage(brief: string, url: string): string {
  return `${brief}\n\nSource page: ${url}`
}

/** The brief without the appended line, so that the server does not take that line for a brief. */
export function withoutSourcePage(brief: string): string {
  return brief.replace(LINE, '')
}
