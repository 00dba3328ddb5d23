/** Formats the copyright line. Pure. */

const YEAR = new Intl.DateTimeFormat('en-AU', { year: 'numeric', timeZone: 'Australia/Sydney' })

/** "© 2026 Name": replaces the editor's own sign and year, if any; a text with `{year}` only has that filled in. */
export function copyrightLine(words: string, now: Date): string {
  const year = YEAR.format(now)
  if (words.includes('{year}')) return words.replaceAll('{year}', year)
  return `© ${year} ${words.replace(/^\s*(?:©|\(c\))\s*(?:\d{4}\s*)?/i, '')}`.trim()
}
