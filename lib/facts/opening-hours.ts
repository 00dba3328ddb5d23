/** Opening hours, which are the same on all days, and how they are said. Pure. */

export const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

export type Day = (typeof DAYS)[number]

/** Australian zones, by the letters that people write. */
export const TIME_ZONES = ['AEST', 'AEDT', 'ACST', 'ACDT', 'AWST'] as const

/** The zone that the letters stand for, with its summer time. */
const ZONES: Readonly<Record<(typeof TIME_ZONES)[number], string>> = {
  AEST: 'Australia/Sydney',
  AEDT: 'Australia/Sydney',
  ACST: 'Australia/Adelaide',
  ACDT: 'Australia/Adelaide',
  AWST: 'Australia/Perth',
}

/** @param letters of the opening hours; without any, the zone is that of the east coast */
export function zoneOf(letters: string | null | undefined): string {
  return Object.entries(ZONES).find(([name]) => name === letters)?.[1] ?? ZONES.AEST
}

/** As stored; any part may be missing in a draft, and hold anything where something else than the Studio wrote it. */
export type StoredHours = {
  days?: readonly string[] | null
  opens?: string | null
  closes?: string | null
  timeZone?: string | null
  /** In place of the sentence that is made of the other fields. */
  words?: string | null
}

export type OpeningHours = {
  /** In the order of the week. */
  days: Day[]
  /** HH:MM, as `closes`. */
  opens: string
  closes: string
  timeZone: string | null
}

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/

/** Whether a text is a time of day from 00:00 to 23:59. */
export function isClock(text: string | null | undefined): text is string {
  return CLOCK.test(text ?? '')
}

/** The hours that the fields hold; null while they are incomplete. */
export function readHours(stored: StoredHours | null | undefined): OpeningHours | null {
  const { days, opens, closes, timeZone } = stored ?? {}
  const known = DAYS.filter((day) => days?.includes(day))
  if (known.length === 0 || !isClock(opens) || !isClock(closes) || opens >= closes) return null
  return { days: known, opens, closes, timeZone: timeZone || null }
}

/** "09:00" gives "9am", "12:30" gives "12:30pm". */
export function clockInWords(clock: string): string {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`
  return `${hour % 12 || 12}${minutes}${hour < 12 ? 'am' : 'pm'}`
}

/** "Monday to Friday", "Saturday and Sunday", "Monday, Wednesday and Friday". */
function daysInWords(days: readonly Day[]): string {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last || first === last) return first ?? ''
  const isRange = days.length > 2 && DAYS.indexOf(last) - DAYS.indexOf(first) === days.length - 1
  return isRange ? `${first} to ${last}` : `${days.slice(0, -1).join(', ')} and ${last}`
}

/** The times without the days, such as "9am-5pm AEST". */
export function timesInWords({ opens, closes, timeZone }: OpeningHours): string {
  return `${clockInWords(opens)}-${clockInWords(closes)}${timeZone ? ` ${timeZone}` : ''}`
}

/** The whole sentence, such as "9am-5pm AEST, Monday to Friday". */
export function hoursInWords(hours: OpeningHours): string {
  return `${timesInWords(hours)}, ${daysInWords(hours.days)}`
}
