/** Validation of single values by their form. Independent of the Studio, for tests and reuse. */
import { dialledNumber } from '../../lib/facts/dialled-number.ts'
import { isClock } from '../../lib/facts/opening-hours.ts'
import { listOf, textOf } from '../common/untyped.ts'

const ANCHOR = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/

/** Returns the problem of an anchor name, or true when it is valid. */
export function checkAnchor(value: string | undefined): true | string {
  return !value || ANCHOR.test(value) || 'Use lower-case letters, digits and hyphens, starting with a letter.'
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Returns the problem of a phone number, or true when the site can dial it. */
export function checkPhoneNumber(value: string | undefined): true | string {
  return (
    !value ||
    dialledNumber(value) !== null ||
    'This cannot be dialled. Write an Australian number with its area code, or one that starts with + and the country.'
  )
}

/** Returns the problem of an e-mail address, or true when it is valid. */
export function checkEmail(value: string | undefined): true | string {
  return !value || EMAIL.test(value) || 'This is not an e-mail address.'
}

/** Returns the problem of a time of day, or true when it is valid. */
export function checkClock(value: string | undefined): true | string {
  return !value || isClock(value) || 'Write four digits with a colon, from 00:00 to 23:59, such as 09:00.'
}

/** Returns the problem of opening hours as a whole, or true: without days or times the site would not show them. */
export function checkOpeningHours(hours: unknown): true | string {
  const [opens, closes] = [textOf(hours, 'opens'), textOf(hours, 'closes')]
  const filled = [listOf(hours, 'days').length > 0, opens !== '', closes !== ''].filter(Boolean).length
  if (filled === 0) return !textOf(hours, 'timeZone') || 'Fill in the days and both times, too.'
  if (filled < 3) return 'Fill in the days and both times, or none of them.'
  return !isClock(opens) || !isClock(closes) || opens < closes || 'They close before they open.'
}

/** Returns the problem of the last of several closed days, or true when it is valid. @param date the first of them */
export function checkLastDay(date: string, until: string | undefined): true | string {
  return !until || !date || until > date || 'The last day comes after the first. Leave it empty for one day.'
}

/** Returns the problem of closed days as a whole, or true: a day that stands in two of them would be told twice. */
export function checkClosedDays(closedDays: unknown): true | string {
  const spans = (Array.isArray(closedDays) ? closedDays : [])
    .map((day) => ({
      from: textOf(day, 'date'),
      to: textOf(day, 'until') || textOf(day, 'date'),
      name: textOf(day, 'name'),
    }))
    .filter(({ from }) => from !== '')
    .sort((a, b) => a.from.localeCompare(b.from))
  const again = spans.find(({ from }, index) => index > 0 && from <= (spans[index - 1]?.to ?? ''))
  return !again || `${again.name || again.from} is on a day that another line has, too. Remove one of them.`
}

/** Returns the problem of an Australian postcode, or true when it is valid. */
export function checkPostcode(value: string | undefined): true | string {
  return !value || /^\d{4}$/.test(value) || 'A postcode has four digits.'
}
