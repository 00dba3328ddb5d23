/** The brief as it is sent, with its source page appended. Pure. */
import type { Enquiry } from '../api/models.ts'

const LINE = /(?:^|\n\n)Source page: \S*$/

/** Appends the page's full URL, query included. Only the payload has it, never the visitor's text field. */
export function withSourcePage(brief: string, url: string): string {
  return `${brief}\n\nSource page: ${url}`
}

/** The brief without the appended line, so that the server does not take that line for a brief. */
export function withoutSourcePage(brief: string): string {
  return brief.replace(LINE, '')
}

/** The page of the appended line; null without one. */
export function sourcePageOf(brief: string): string | null {
  return LINE.exec(brief)?.[0].replace(/^\s*Source page: /, '') || null
}

/** What makes an enquiry the same as another: its fields, whatever page it was sent from. */
export function enquiryText({ name, phone, email, brief }: Enquiry): string {
  return JSON.stringify([name, phone, email, withoutSourcePage(brief)])
}
