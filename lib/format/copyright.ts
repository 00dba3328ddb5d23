/** The copyright line. Pure. */

const YEAR = new Intl.DateTimeFormat('en-AU', { year: 'numeric', timeZone: 'Australia/Sydney' })

/** "© 2026 Name": sign and year stand before the editor's words, unless these hold a sign or `{year}` themselves. */
export function copyrightLine(words: string, now: Date): string {
  const year = YEAR.format(now)
  if (words.includes('{year}')) return words.replaceAll('{year}', year)
  return `© ${year} ${words.replace(/^\s*(?:©|\(c\))\s*(?:\d{4}\s*)?/i, '')}`.trim()
}
