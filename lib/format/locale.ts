/** The language of the site, its numbers and its dates. */
export const LOCALE = 'en-AU'

/** A number with separators, such as 1,200. */
export function formatNumber(value: number): string {
  return value.toLocaleString(LOCALE)
}
