/** Formats the copyright line. Pure. */
import { LOCALE } from './locale.ts'

const YEAR = new Intl.DateTimeFormat(LOCALE, { year: 'numeric', timeZone: 'Australia/Sydney' })

/** "© 2026 Name": replaces the editor's own sign and year, if any. */
export function copyrightLine(words: string, now: Date): string {
  const year = YEAR.format(now)
  return `© ${year} ${words.replace(/^\s*(?:©|\(c\))\s*(?:\d{4}\s*)?/i, '')}`.trim()
}
