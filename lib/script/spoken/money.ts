/**
 * Prices. "$4.99" is read "four dollars ninety-nine": four words, what a voice reads where the script says no more, and what the
 * clock has to allow for. The shorter "four ninety-nine" of retail spots is the second reading. Pure.
 */
import { decimalWords, numberWords, pairWords } from './numbers.ts'
import { type Match, match } from './reading.ts'

const PRICE =
  /^(A\$|AU\$|NZ\$|US\$|\$|\u20ac|\u00a3)\s?(\d{1,3}(?:,\d{3}){1,4}|\d{1,15})(?:\.(\d{1,2}))?(?!\d)(?:\s?(k|m|mn|bn|b|thousand|million|billion|trillion)(?![\p{L}\d]))?(?:\s?\/\s?(\p{L}{1,12}))?/u
const CENTS = /^(\d{1,2})(?:c|\u00a2)(?![\p{L}\d])/u

/** One of the currency, several, and the currency before the word. */
const CURRENCIES: Readonly<Record<string, readonly [one: string, several: string]>> = {
  $: ['dollar', 'dollars'],
  A$: ['Australian dollar', 'Australian dollars'],
  AU$: ['Australian dollar', 'Australian dollars'],
  NZ$: ['New Zealand dollar', 'New Zealand dollars'],
  US$: ['U S dollar', 'U S dollars'],
  '\u20ac': ['euro', 'euros'],
  '\u00a3': ['pound', 'pounds'],
}

const SCALES: Readonly<Record<string, string>> = {
  k: 'thousand',
  m: 'million',
  mn: 'million',
  b: 'billion',
  bn: 'billion',
}

const PERIODS: Readonly<Record<string, string>> = {
  wk: 'week',
  mth: 'month',
  mo: 'month',
  yr: 'year',
  hr: 'hour',
  kg: 'kilo',
}

/** "1299" gives "twelve", the hundreds of a price that is read short; null where nobody does. */
function hundredsOf(whole: string): string | null {
  const [, hundreds = '', rest = ''] = /^(\d\d)(\d\d)$/.exec(whole) ?? []
  return hundreds && rest !== '00' && !hundreds.endsWith('0') ? `${numberWords(hundreds)} ${pairWords(rest)}` : null
}

/** "four dollars ninety-nine", then "four ninety-nine". */
function amounts(whole: string, cents: string, [one, several]: readonly [string, string]): string[] {
  const money = `${numberWords(whole)} ${whole === '1' ? one : several}`
  const isWhole = Number(cents) === 0
  const short = hundredsOf(whole) ?? numberWords(whole)
  if (isWhole) return [money, short]
  if (Number(whole) === 0) return [`${numberWords(String(Number(cents)))} ${several === 'pounds' ? 'pence' : 'cents'}`]
  return [`${money} ${numberWords(String(Number(cents)))}`, `${short} ${pairWords(cents)}`]
}

/** A price at the start of a text. */
export function readPrice(text: string): Match | null {
  const [cents, count = ''] = CENTS.exec(text) ?? []
  if (cents)
    return match(
      'price',
      cents.length,
      `${numberWords(String(Number(count)))} ${count === '1' ? 'cent' : 'cents'}`,
      numberWords(count),
    )
  const [written, sign = '', figures = '', fraction = '', scale, period] = PRICE.exec(text) ?? []
  const currency = CURRENCIES[sign]
  if (!written || !currency) return null
  const whole = figures.replaceAll(',', '').replace(/^0+(?=\d)/, '')
  const per = period ? ` a ${PERIODS[period.toLowerCase()] ?? period}` : ''
  if (scale) {
    const amount = `${decimalWords(fraction ? `${whole}.${fraction}` : whole)} ${SCALES[scale] ?? scale}`
    return match('price', written.length, `${amount} ${currency[1]}${per}`, amount + per)
  }
  return match('price', written.length, ...amounts(whole, fraction.padEnd(2, '0'), currency).map((said) => said + per))
}
