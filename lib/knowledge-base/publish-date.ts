/** Parses the date in a post's publish line, such as "4 August 2026 · 2 min read". Pure. */

/** Unambiguous formats only: 4/8/2026 is April in one country and August in another. */
const DATE = /\b(?:\d{4}-\d{2}-\d{2}|\d{1,2} [a-z]{3,} \d{4}|[a-z]{3,} \d{1,2},? \d{4})(?!\d)/i

/** @returns the day as YYYY-MM-DD; null when there is no unambiguous one */
export function publishDate(publishInfo: string): string | null {
  const time = Date.parse(`${DATE.exec(publishInfo)?.[0]} UTC`)
  return Number.isNaN(time) ? null : new Date(time).toISOString().slice(0, 10)
}
