/** Dates, years and times of day. Pure. */
import { numberWords, ordinalWords, pairWords, yearWords } from './numbers.ts'
import { type Match, match } from './reading.ts'

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October'],
  ...['November', 'December'],
]
const MONTH =
  '(Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\b'
const YEAR = '(?:\\.?,?\\s(\\d{4})(?![\\d,]))?'

const DAY_MONTH = new RegExp(`^(\\d{1,2})(?:st|nd|rd|th)?\\s(?:of\\s)?${MONTH}${YEAR}`, 'i')
const MONTH_DAY = new RegExp(`^${MONTH}\\.?\\s(\\d{1,2})(?:st|nd|rd|th)?(?![\\d:.,/%]*\\d|\\s?[ap]m\\b|%)${YEAR}`)
const NUMERIC = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4}|\d{2})(?![\d/.]*\d)/
const ISO = /^(\d{4})-(\d\d)-(\d\d)(?!\d)/

const YEAR_ALONE = /^(1[1-9]\d\d|20\d\d)(?![\d,.:%/-]*\d|[%\p{L}])/u
const DECADE = /^(?:['\u2019])?((?:1[1-9]|20)?)([1-9]0)s\b/

const CLOCK = /^(\d{1,2})(?:[:.](\d\d))?\s?([ap])\.?m\b/i
const DAY_CLOCK = /^([01]?\d|2[0-3]):([0-5]\d)(?![\d:])/

function monthName(written: string): string {
  return MONTHS.find((month) => month.toLowerCase().startsWith(written.toLowerCase().slice(0, 3))) ?? written
}

function date(length: number, day: string, month: string, year: string | undefined): Match | null {
  if (Number(day) < 1 || Number(day) > 31) return null
  const inYear = year ? ` ${yearWords(year)}` : ''
  const plain = String(Number(day))
  return match(
    'date',
    length,
    `the ${ordinalWords(plain)} of ${month}${inYear}`,
    `${month} ${ordinalWords(plain)}${inYear}`,
    `${numberWords(plain)} ${month}${inYear}`,
  )
}

function numericDate(text: string): Match | null {
  const [written, day = '', month = '', year = ''] = NUMERIC.exec(text) ?? []
  const [iso, isoYear, isoMonth = '', isoDay = ''] = written ? [] : (ISO.exec(text) ?? [])
  const name = MONTHS[Number(written ? month : isoMonth) - 1]
  if (!name) return null
  if (iso) return date(iso.length, isoDay, name, isoYear)
  return written ? date(written.length, day, name, year.length === 2 ? `20${year}` : year) : null
}

/** A date at the start of a text: "12 March 2026", "March 12th", "12/3/2026" (the day first), "2026-03-12". */
export function readDate(text: string): Match | null {
  const [dayFirst, day = '', month = '', year] = DAY_MONTH.exec(text) ?? []
  if (dayFirst) return date(dayFirst.length, day, monthName(month), year)
  const [monthFirst, name = '', dayAfter = '', yearAfter] = MONTH_DAY.exec(text) ?? []
  if (monthFirst) return date(monthFirst.length, dayAfter, monthName(name), yearAfter)
  return numericDate(text)
}

/** A year from 1100 to 2099, or a decade, at the start of a text. */
export function readYear(text: string): Match | null {
  const [year] = YEAR_ALONE.exec(text) ?? []
  if (year) return match('year', year.length, yearWords(year), numberWords(year))
  const [decade, century = '', tens = ''] = DECADE.exec(text) ?? []
  if (!decade) return null
  const nineties = numberWords(tens).replace(/y$/, 'ies').replace('ten', 'tens')
  return match('year', decade.length, century ? `${numberWords(century)} ${nineties}` : nineties)
}

/** A time of day at the start of a text: "9am", "9.30 pm", "17:45". */
export function readTime(text: string): Match | null {
  const [clock, hour = '', minutes = '00', half = ''] = CLOCK.exec(text) ?? []
  if (clock && Number(hour) <= 24) {
    const time = `${numberWords(String(Number(hour)))}${minutes === '00' ? '' : ` ${pairWords(minutes)}`}`
    // The full stop of "a.m." belongs to it.
    const length = clock.length + (clock.includes('.m') && text[clock.length] === '.' ? 1 : 0)
    return match('time', length, `${time} ${half.toUpperCase()} M`, minutes === '00' ? `${time} o'clock` : time)
  }
  const [written, hours = '', past = ''] = DAY_CLOCK.exec(text) ?? []
  if (!written) return null
  const time = numberWords(String(Number(hours)))
  const isHour = past === '00'
  return match(
    'time',
    written.length,
    isHour ? `${time} ${Number(hours) > 12 ? 'hundred' : "o'clock"}` : `${time} ${pairWords(past)}`,
    time,
  )
}
