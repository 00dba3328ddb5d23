/** Parses opening hours written for people ("9am-5pm AEST, Monday to Friday"). Pure. */

import { DAYS, type OpeningHours, TIME_ZONES } from '../../../lib/facts/opening-hours.ts'

const TIME = '(\\d{1,2})(?:[:.](\\d{2}))?\\s*(am|pm)'
const TIMES = new RegExp(`\\b${TIME}\\s*(?:-|–|—|to|until)\\s*${TIME}\\b`, 'i')
const DAY = '(mon|tue|wed|thu|fri|sat|sun)[a-z]*'
const RANGE = new RegExp(`\\b${DAY}\\s*(?:-|–|—|to)\\s*${DAY}\\b`, 'i')

function clock(hour = '', minute = '00', half = ''): string | null {
  const hours = Number(hour)
  if (hours < 1 || hours > 12 || Number(minute) > 59) return null
  return `${String((hours % 12) + (half.toLowerCase() === 'pm' ? 12 : 0)).padStart(2, '0')}:${minute}`
}

function dayIndex(text = ''): number {
  return DAYS.findIndex((day) => day.toLowerCase().startsWith(text.toLowerCase()))
}

/** @returns the hours; null when the text holds no unambiguous times and days */
export function hoursInText(text: string): OpeningHours | null {
  const times = TIMES.exec(text)
  const range = RANGE.exec(text)
  if (!times || !range) return null
  const opens = clock(times[1], times[2], times[3])
  const closes = clock(times[4], times[5], times[6])
  const [from, to] = [dayIndex(range[1]), dayIndex(range[2])]
  const timeZone = TIME_ZONES.find((zone) => new RegExp(`\\b${zone}\\b`).test(text)) ?? null
  return opens && closes && opens < closes && from <= to
    ? { days: DAYS.slice(from, to + 1), opens, closes, timeZone }
    : null
}
