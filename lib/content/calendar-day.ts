/** Formats days as the Studio stores them. Pure. */
import { LOCALE } from '../format/locale'

const LONG = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** "2026-10-09" gives "9 October 2026"; null for an invalid day. */
export function dayInWords(day: string | null | undefined): string | null {
  if (!day || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return null
  const date = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(date.getTime()) ? null : LONG.format(date)
}
