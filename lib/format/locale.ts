/** The language of the site: its numbers, its dates and the copyright line. Pure. */

export const LOCALE = 'en-AU'

/** A number with separators, such as 1,200. */
export function formatNumber(value: number): string {
  return value.toLocaleString(LOCALE)
}

const LONG_DATE = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A day as the Studio stores it: "2026-10-09" gives "9 October 2026"; null for an invalid day. */
export function dayInWords(day: string | null | undefined): string | null {
  if (!day || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return null
  const date = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(date.getTime()) ? null : LONG_DATE.format(date)
}

const YEAR = new Intl.DateTimeFormat(LOCALE, { year: 'numeric', timeZone: 'Australia/Sydney' })

/** "© 2026 Name": replaces the editor's own sign and year, if any. */
export function copyrightLine(words: string, now: Date): string {
  const year = YEAR.format(now)
  return `© ${year} ${words.replace(/^\s*(?:©|\(c\))\s*(?:\d{4}\s*)?/i, '')}`.trim()
}
