/**
 * Days on which the company is closed, such as public holidays: which lie ahead, how they are said, and whether the company
 * is open at a moment. Days are those of the company's time zone, as YYYY-MM-DD. Pure.
 */
import { LOCALE } from '../format/locale.ts'
import { DAYS, type OpeningHours, zoneOf } from './opening-hours.ts'

/** As stored; any part may be missing in a draft. */
export type StoredClosedDay = { date?: string | null; until?: string | null; name?: string | null }

/** One day, or several in a row; `until` is the last of them. */
export type ClosedDays = { date: string; until: string; name: string }

const DAY = /^\d{4}-\d{2}-\d{2}$/
const DAY_MS = 86_400_000

/** How long before the first day visitors read of it. */
const SOON_DAYS = 21

/** How far ahead the next day of work is looked for. */
const SEARCHED_DAYS = 60

function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)
}

/** Day and time of day ("HH:MM") of a moment at the company. */
function localTime(moment: Date, letters: string | null | undefined): { day: string; clock: string } {
  // Swedish writes dates as ISO 8601 does.
  const [day = '', clock = ''] = moment
    .toLocaleString('sv-SE', { timeZone: zoneOf(letters), dateStyle: 'short', timeStyle: 'short' })
    .split(' ')
  return { day, clock }
}

/** The closed days that are not over, the first ones first. @param letters of the company's time zone */
export function closedDaysAhead(
  stored: readonly StoredClosedDay[] | null | undefined,
  letters: string | null | undefined,
  now: Date,
): ClosedDays[] {
  const { day: today } = localTime(now, letters)
  return (stored ?? [])
    .flatMap(({ date, until, name }): ClosedDays[] => {
      if (!date || !DAY.test(date) || Number.isNaN(Date.parse(date))) return []
      const last = until && DAY.test(until) && until >= date ? until : date
      return last >= today ? [{ date, until: last, name: name?.trim() ?? '' }] : []
    })
    .sort((a, b) => a.date.localeCompare(b.date))
}

/** "Friday 25 December". */
export function closedDayInWords(day: string): string {
  const parts = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return new Date(day).toLocaleDateString(LOCALE, parts).replace(',', '')
}

/** "Thursday 24 December to Monday 4 January (Summer break), Tuesday 26 January (Australia Day)". */
function inWords(closed: readonly ClosedDays[]): string {
  return closed
    .map(({ date, until, name }) => {
      const days = until === date ? closedDayInWords(date) : `${closedDayInWords(date)} to ${closedDayInWords(until)}`
      return name ? `${days} (${name})` : days
    })
    .join(', ')
}

/** Those that visitors should read of now, in words; null when there are none soon. */
export function closedSoon(
  closed: readonly ClosedDays[],
  letters: string | null | undefined,
  now: Date,
): string | null {
  const limit = addDays(localTime(now, letters).day, SOON_DAYS)
  return inWords(closed.filter(({ date }) => date <= limit)) || null
}

export type OpenState =
  | { isOpen: true; until: string }
  | {
      isOpen: false
      /** The next day of work, and the time at which it begins. */
      day: string
      opens: string
      /** Name of the closed days before it; empty when there are none. */
      reason: string
    }

/** Whether the company is open at a moment; null when no day of work is in sight. */
export function openStateAt(hours: OpeningHours, closed: readonly ClosedDays[], moment: Date): OpenState | null {
  const { day: today, clock } = localTime(moment, hours.timeZone)
  const closedOn = (day: string) => closed.find(({ date, until }) => date <= day && day <= until)
  // Monday is the first of DAYS, Sunday that of the calendar.
  const isWorkday = (day: string) => hours.days.some((name) => name === DAYS[(new Date(day).getUTCDay() + 6) % 7])
  const opensOn = (day: string) => isWorkday(day) && !closedOn(day)
  if (opensOn(today) && clock >= hours.opens && clock < hours.closes) return { isOpen: true, until: hours.closes }
  const first = opensOn(today) && clock < hours.opens ? 0 : 1
  for (let ahead = first; ahead <= SEARCHED_DAYS; ahead++) {
    const day = addDays(today, ahead)
    if (!opensOn(day)) continue
    const reason = closed.find(({ date, until }) => date < day && until >= today)?.name ?? ''
    return { isOpen: false, day, opens: hours.opens, reason }
  }
  return null
}
