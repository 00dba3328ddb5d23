/** Parses the date in a post's publish line, such as "4 August 2026 · 2 min read". Pure. */

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const NAME =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?'

/** Unambiguous formats only: 4/8/2026 is April in one country and August in another. */
const FORMS: readonly { pattern: RegExp; order: readonly ['year' | 'month' | 'day', string, string] }[] = [
  { pattern: /\b(\d{4})-(\d{2})-(\d{2})(?!\d)/, order: ['year', 'month', 'day'] },
  { pattern: new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)? ${NAME},? (\\d{4})\\b`, 'i'), order: ['day', 'month', 'year'] },
  { pattern: new RegExp(`\\b${NAME} (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})\\b`, 'i'), order: ['month', 'day', 'year'] },
]

function monthNumber(text: string): number {
  return /^\d+$/.test(text) ? Number(text) : MONTHS.indexOf(text.slice(0, 3).toLowerCase()) + 1
}

/** @returns the day as YYYY-MM-DD; null when there is no unambiguous one */
export function publishDate(publishInfo: string): string | null {
  for (const { pattern, order } of FORMS) {
    const match = pattern.exec(publishInfo.replace(/\s+/g, ' '))
    if (!match) continue
    const part = (name: string) => match[order.indexOf(name) + 1] ?? ''
    const [year, month, day] = [Number(part('year')), monthNumber(part('month')), Number(part('day'))]
    const date = new Date(Date.UTC(year, month - 1, day))
    if (date.getUTCMonth() === month - 1 && date.getUTCDate() === day) return date.toISOString().slice(0, 10)
  }
  return null
}
