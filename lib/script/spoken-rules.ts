/**
 * What of a script is read in another form than it is written: THE TABLE of rules, each with what it looks like, how it is read and an
 * example, which a test reads (__tests__/lib/script/spoken-rules.test.ts). A new kind of text is a row, placed before the rows that would
 * take it; a new unit, currency or abbreviation is a line in vocabulary.ts. Below the table: the reader, linear in the length of a text. Pure.
 */
import {
  decimalWords,
  digitWords,
  fractionWords,
  nameWords,
  numberWords,
  ordinalWords,
  pairWords,
  yearWords,
} from './number-words.ts'
import { PART, spokenLength } from './pace.ts'
import type { Part, Reading, SpokenKind } from './parts.ts'
import {
  ABBREVIATIONS,
  ALSO_WORDS,
  CURRENCIES,
  DAYS,
  HOST_ENDS,
  MONTHS,
  PER,
  REGNAL,
  SIGNS,
  SPELLED,
  STRESSED,
  UNITS,
} from './vocabulary.ts'

/** What a pattern has found: its named groups, "" where they are empty. @property all everything that was found */
type Found = Readonly<Record<string, string>> & { readonly all: string }

/** @property isLoud whether more than half of the words around stand in capitals, which then say nothing */
type Context = { text: string; start: number; isLoud(): boolean }

/** The usual reading first; null when it is nothing of the kind after all. `hiddenWords`: see Reading. */
type SpokenForms = readonly string[] | { texts: readonly string[]; hiddenWords: number } | null

export type Rule = {
  kind: SpokenKind
  /** What it begins with: a digit, a letter, a web or e-mail address, or one of these signs. */
  begins: 'digit' | 'letter' | 'online' | { signs: string }
  pattern: RegExp
  read(found: Found, context: Context): SpokenForms
  example: readonly [written: string, spoken: string]
}

const SPACE = '[ \\u00a0\\u2009\\u202f]'
const FIGURE = `(?:\\d{1,3}(?:,\\d{3}){1,4}(?!\\d)|[1-9]\\d{0,2}(?:${SPACE}\\d{3}){1,4}(?!${SPACE}?\\d)|\\d{1,40})`
const NUMBER = `(?<whole>${FIGURE})(?:\\.(?<decimals>\\d{1,9}))?(?!\\d)`
/** Hyphen, minus, dashes. */
const DASH = '[-\\u2010-\\u2015\\u2212]'
const MONTH =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\b'
const DAY = '(?:Mon|Tues?|Wed(?:s|nes)?|Thu(?:rs?)?|Fri|Sat(?:ur)?|Sun)(?:day)?(?![\\p{L}])\\.?'
const YEAR = '(?:\\.?,?\\s(?<year>\\d{4})(?![\\d,]))?'
const SIGN_OF_MONEY =
  '(?:A|AU|NZ|US|CA?|S|HK)?\\$|[\\u20ac\\u00a3\\u00a5\\u20b9\\u20a9\\u20bd\\u20ba\\u20ab\\u20b1\\u0e3f]'
const CODE_OF_MONEY = Object.keys(CURRENCIES)
  .filter((name) => /^[A-Z]{3}$/.test(name))
  .join('|')
const MONEY_SCALE = '(?:\\s?(?<scale>k|m|mn|mil|bn|b|tn|thousand|million|billion|trillion)(?![\\p{L}\\d]))?'
const PERIOD =
  '(?:\\s?\\/\\s?(?<per>\\p{L}{1,12})|\\s?(?<each>ea|pp|p\\/p|pw|p\\/w|pcm|pa|p\\.a\\.|p\\.w\\.)(?![\\p{L}\\d]))?'
const SIGNED_MONEY = `(?<sign>${SIGN_OF_MONEY}|(?:${CODE_OF_MONEY})(?=[ \\u00a0$\\d]))[ \\u00a0]?\\$?`
/** Longest first, so that "km" is no "k". */
const UNIT = Object.keys(UNITS)
  .sort((one, other) => other.length - one.length)
  .map((name) =>
    /^[a-z]{2,}$/.test(name) && !/^(?:in|min|ml|mg|mm)$/.test(name) ? `${name}|${name.toUpperCase()}` : name,
  )
  .join('|')
const PER_UNIT = Object.keys(PER)
  .sort((one, other) => other.length - one.length)
  .join('|')
const HOST = '(?:[\\p{L}\\d][\\p{L}\\d-]{0,62}\\.){1,5}'
const ROUTE = '(?<route>(?:[/?#][^\\s,;:!"\'()<>\\u201c\\u201d\\u2019]{0,200})?)'

const VULGAR: Readonly<Record<string, readonly [above: string, below: string]>> = {
  '\u00bc': ['1', '4'],
  '\u00bd': ['1', '2'],
  '\u00be': ['3', '4'],
  '\u2153': ['1', '3'],
  '\u2154': ['2', '3'],
  '\u2155': ['1', '5'],
  '\u2156': ['2', '5'],
  '\u2157': ['3', '5'],
  '\u2158': ['4', '5'],
  '\u2159': ['1', '6'],
  '\u215a': ['5', '6'],
  '\u215b': ['1', '8'],
  '\u215c': ['3', '8'],
  '\u215d': ['5', '8'],
  '\u215e': ['7', '8'],
}
const VULGAR_SIGNS = Object.keys(VULGAR).join('')

const MONEY_SCALES: Readonly<Record<string, string>> = {
  k: 'thousand',
  m: 'million',
  mn: 'million',
  mil: 'million',
  b: 'billion',
  bn: 'billion',
  tn: 'trillion',
}

const plain = (figures: string) => figures.replace(/\D/g, '')
const withoutZeros = (figures: string) => plain(figures).replace(/^0+(?=\d)/, '')
const spelled = (letters: string) => Array.from(letters).join(' ')
const decimal = (whole: string, decimals: string) => decimalWords(plain(whole) + (decimals && `.${decimals}`))

/** A name by the first three letters of it. */
function nameIn(names: readonly string[], written: string): string {
  const start = written.slice(0, 3).toLowerCase()
  return names.find((name) => name.toLowerCase().startsWith(start)) ?? written
}

function spokenFraction(above: string, below: string): string {
  return Number(above) < Number(below) ? fractionWords(above, below) : `${numberWords(above)} ${numberWords(below)}`
}

function spokenDate(day: string, month: string, year: string): SpokenForms {
  const number = Number(day)
  if (number < 1 || number > 31) return null
  const inYear = year ? ` ${yearWords(year.length === 2 ? `20${year}` : year)}` : ''
  const ordinal = ordinalWords(String(number))
  return [
    `the ${ordinal} of ${month}${inYear}`,
    `${month} ${ordinal}${inYear}`,
    `${numberWords(String(number))} ${month}${inYear}`,
  ]
}

/** Half in words: "1299" gives "twelve ninety-nine", the hundreds of a price that is read short; null where nobody does. */
function hundredsOf(whole: string): string | null {
  const [, hundreds = '', rest = ''] = /^(\d\d)(\d\d)$/.exec(whole) ?? []
  return hundreds && rest !== '00' && !hundreds.endsWith('0') ? `${numberWords(hundreds)} ${pairWords(rest)}` : null
}

const PERIODS: Readonly<Record<string, string>> = {
  ea: ' each',
  pp: ' per person',
  'p/p': ' per person',
  pw: ' a week',
  'p/w': ' a week',
  'p.w.': ' a week',
  pcm: ' a month',
  pa: ' a year',
  'p.a.': ' a year',
}

/** "four dollars ninety-nine", what a voice reads where the script says no more; then "four ninety-nine", as retail spots do. */
function spokenPrice(found: Found): SpokenForms {
  const { sign = '$', whole: figures = '', decimals = '', scale = '', per = '', each = '' } = found
  const [one, several, hundredths] = CURRENCIES[sign.toUpperCase()] ?? CURRENCIES.$ ?? ['', '', '']
  const whole = withoutZeros(figures)
  const period = per ? ` a ${PER[per] ?? PER[per.toLowerCase()] ?? per}` : (PERIODS[each.toLowerCase()] ?? '')
  if (scale || decimals.length > 2) {
    const name = scale && ` ${MONEY_SCALES[scale.toLowerCase()] ?? scale.toLowerCase()}`
    const amount = decimal(whole || '0', decimals) + name
    return [`${amount} ${several}${period}`, amount + period]
  }
  const cents = decimals.padEnd(2, '0')
  const money = `${numberWords(whole || '0')} ${whole === '1' ? one : several}`
  const short = hundredsOf(whole) ?? numberWords(whole || '0')
  if (Number(cents) === 0) return [money + period, short + period]
  const small = numberWords(String(Number(cents)))
  if (Number(whole) === 0) return [`${small} ${hundredths}${period}`]
  return [`${money} ${small}${period}`, `${short} ${pairWords(cents)}${period}`]
}

function spokenPhone({ all }: Found): SpokenForms {
  const digits = all.replace('(0)', '').replace(/\D/g, '')
  const [, hundreds, rest = ''] = /^(1[38])00(\d+)$/.exec(digits) ?? []
  const others = hundreds ? [`${numberWords(hundreds)} hundred ${digitWords(rest)}`] : []
  return [`${all.trimStart().startsWith('+') ? 'plus ' : ''}${digitWords(digits)}`, ...others]
}

/** "12" gives "twelve", "05" "zero five". */
const pairs = (digits: string) => Array.from(digits.match(/\d\d/g) ?? [], (pair) => numberWords(pair)).join(' ')

function spokenTime(hour: string, minutes: string, half: string): SpokenForms {
  if (Number(hour) > 24 || Number(minutes) > 59) return null
  const isWhole = Number(minutes) === 0
  const time = `${numberWords(String(Number(hour)))}${isWhole ? '' : ` ${pairWords(minutes)}`}`
  return [`${time} ${half.toUpperCase()} M`, isWhole ? `${time} o'clock` : time]
}

function spokenUnit({ whole = '', decimals = '', vulgar = '', unit = '', per = '', count = '' }: Found): SpokenForms {
  const name = UNITS[unit] ?? UNITS[unit.toLowerCase()]
  if (!name) return null
  const fraction = vulgar ? spokenFraction(...(VULGAR[vulgar] ?? ['1', '2'])) : ''
  const number = whole ? decimal(whole, decimals) + (fraction && ` and ${fraction}`) : fraction
  const divisor = per ? ` ${count ? `per ${numberWords(count)} ${UNITS[per]?.[1] ?? per}` : `an ${PER[per]}`}` : ''
  const every = divisor.replace(/^ an (?!hour)/, ' a ')
  return [`${number} ${whole === '1' && !decimals && !vulgar ? name[0] : name[1]}${every}`, number]
}

/** Runs of letters and of digits, each in its way: "MP3", "4WD", "COVID-19". */
function spokenAlphanumeric({ all }: Found): SpokenForms {
  const runs = all.match(/\d+|\p{L}+/gu) ?? []
  const say = (run: string, number: (digits: string) => string) =>
    /^\d/.test(run)
      ? number(run)
      : /^\p{Lu}{1,4}$/u.test(run) && !/^[AEIOU]?[^AEIOU]*[AEIOU]{2}/.test(run)
        ? spelled(run)
        : run
  return [runs.map((run) => say(run, numberWords)).join(' '), runs.map((run) => say(run, digitWords)).join(' ')]
}

/** Capitals that are spelled: two or three of them, or more without a vowel; the others are read as a word. */
function isSpelled(letters: string): boolean {
  if (STRESSED.has(letters)) return false
  return letters.length < 4 || SPELLED.has(letters) || !/[AEIOUY]/.test(letters)
}

/** A name without spaces counts as a word for every so many letters. */
const LETTERS_PER_WORD = 9
const ONLINE_SIGNS: Readonly<Record<string, string>> = {
  '.': 'dot',
  '-': 'dash',
  _: 'underscore',
  '+': 'plus',
  '/': 'slash',
  '?': 'question mark',
  '=': 'equals',
  '&': 'and',
  '#': 'hash',
}

/** Every name of a web or e-mail address, and every sign between them. */
function spokenOnlineName(written: string): { text: string; hiddenWords: number } {
  let hiddenWords = 0
  const pieces = written.split(/([._+/?=&#-])/).filter(Boolean)
  const spoken = pieces.map((piece, index) => {
    const sign = ONLINE_SIGNS[piece]
    if (sign) return sign
    if (/^\d+$/.test(piece)) return numberWords(piece)
    // The end of a host, such as "A U".
    if (index > 1 && pieces[index - 1] === '.' && piece.length === 2 && !/^(?:co|me)$/i.test(piece))
      return spelled(piece.toUpperCase())
    const runs = piece.split(/(?<=\p{Ll})(?=\p{Lu})|(?<=\D)(?=\d)|(?<=\d)(?=\D)/u)
    for (const run of runs) hiddenWords += Math.max(0, Math.ceil(run.length / LETTERS_PER_WORD) - 1)
    return runs.map((run) => (/^\d+$/.test(run) ? numberWords(run) : run)).join(' ')
  })
  return { text: spoken.join(' '), hiddenWords }
}

/** A web address; its "https" and "www" are not said on air, and the second reading has them. */
function spokenUrl({ host = '', route = '' }: Found): SpokenForms {
  const { text, hiddenWords } = spokenOnlineName(host + route.replace(/[./?]+$/, ''))
  return { texts: [text, `W W W dot ${text}`], hiddenWords }
}

function spokenEmail({ person = '', host = '' }: Found): SpokenForms {
  const [before, after] = [spokenOnlineName(person), spokenOnlineName(host)]
  const spoken = `${before.text} at ${after.text}`
  return { texts: [spoken, `e-mail ${spoken}`], hiddenWords: before.hiddenWords + after.hiddenWords }
}

/** The value of a Roman numeral below forty. */
function romanValue(numeral: string): number {
  const values: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 }
  return Array.from(numeral).reduce((sum, letter, index, all) => {
    const value = values[letter] ?? 0
    return value < (values[all[index + 1] ?? ''] ?? 0) ? sum - value : sum + value
  }, 0)
}

/** "R&D": each side as capitals are read. */
function spokenAmpersand({ all }: Found): SpokenForms {
  const sides = all
    .split(/\s?&\s?/)
    .map((side) => (/^\p{Lu}{1,3}$/u.test(side) && !STRESSED.has(side) ? spelled(side) : side))
  return [sides.join(' and '), sides.join(' ')]
}

/** "St" and "Dr" before a name, or behind the name of a street. */
function spokenTitle(written: string, { text, start }: Context): SpokenForms {
  const [title, street] = /^s/i.test(written) ? ['Saint', 'Street'] : ['Doctor', 'Drive']
  const before = text.slice(Math.max(0, start - 40), start)
  const after = text.slice(start + written.length, start + written.length + 3)
  const isStreet = /\d[\w/-]{0,5} (?:\p{Lu}[\p{L}'\u2019]+ ){1,2}$/u.test(before) || !/^\.?\s?\p{Lu}/u.test(after)
  return isStreet && /\p{Lu}[\p{L}'\u2019]+ $/u.test(before) ? [street, title] : [title, street]
}

/** Words that make "25/12" or "6.30" behind them a date or a time of day. */
const BEFORE_DATE =
  /(?:\b(?:on|from|until|till?|by|before|after|ends?|ending|starts?|opens?|closes?|since|date|due|dated|expires?|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?),?|[-\u2013])\s?$/i
const BEFORE_TIME = /\b(?:at|from|until|till?|by|tonight|before|after|around|@)\s?$/i
const before = ({ text, start }: Context) => text.slice(Math.max(0, start - 14), start)

function spokenSlash({ above = '', below = '' }: Found, context: Context): SpokenForms {
  const [day, month] = [Number(above), Number(below)]
  const isDate = day <= 31 && month >= 1 && month <= 12
  const asDate = isDate ? spokenDate(above, MONTHS[month - 1] ?? '', '') : null
  const asPair = `${numberWords(String(day))} ${numberWords(String(month))}`
  const date = Array.isArray(asDate) ? asDate : []
  if (day === month) return [`${numberWords(above)}-${numberWords(below)}`, ...date]
  if (isDate && (below.startsWith('0') || above.startsWith('0') || day > 12 || BEFORE_DATE.test(before(context))))
    return [...date, asPair]
  if (day > month) {
    // "2/14 Smith St" has the number of a house behind it; "25/12" is none.
    return [asPair, ...date]
  }
  const isStreet = /^\s\p{Lu}/u.test(context.text.slice(context.start + above.length + 1 + below.length))
  const isFraction = [2, 3, 4, 5, 6, 8, 16].includes(month)
  const outOf = `${numberWords(above)} out of ${numberWords(below)}`
  if (isStreet && !isFraction) return [asPair, `unit ${numberWords(above)} ${numberWords(below)}`]
  return isFraction ? [spokenFraction(above, below), outOf, asPair, ...date] : [outOf, asPair, ...date]
}

const rule = (
  kind: SpokenKind,
  begins: Rule['begins'],
  pattern: string,
  read: Rule['read'],
  example: Rule['example'],
  flags = '',
): Rule => ({ kind, begins, pattern: new RegExp(pattern, `yu${flags}`), read, example })

const NOT_IN_WORD = '(?![\\p{L}\\d])'

/** In the order in which they are tried. The first whose pattern and reading fit is taken. */
export const RULES: readonly Rule[] = [
  // Web and e-mail addresses
  rule(
    'email',
    'online',
    `(?<person>[\\p{L}\\d][\\p{L}\\d._+-]{0,63})@(?<host>${HOST}\\p{L}{2,24})(?![\\p{L}\\d-])`,
    spokenEmail,
    ['hello@bowerbird.example', 'hello at bowerbird dot example'],
  ),
  rule(
    'web',
    'online',
    `(?:https?:\\/\\/(?:www\\.)?|www\\.)(?<host>${HOST}\\p{L}{2,24})(?![\\p{L}\\d-])${ROUTE}`,
    spokenUrl,
    ['https://cafe.sydney/menu', 'cafe dot sydney slash menu'],
    'i',
  ),
  rule(
    'web',
    'online',
    `(?<host>${HOST}(?:${HOST_ENDS}))(?![\\p{L}\\d-])${ROUTE}`,
    spokenUrl,
    ['bowerbird.com.au', 'bowerbird dot com dot A U'],
    'i',
  ),

  // Numbers that name something
  rule(
    'phone',
    'digit',
    `(?<=\\b(?:ABN|ACN|ARBN|AFSL|ACL|RTO|TFN|BSB|ISBN|CRICOS|MVRL|[Ll]ic(?:en[cs]e)?|LIC(?:EN[CS]E)?|[Pp]ermit|[Rr]eg|[Pp]olicy|[Pp]ostcode|(?:PO|GPO) Box)\\.?(?: (?:[Nn]o|NO|[Nn]umber|NUMBER|[Cc]ode)\\.?)?[: #]{1,3})\\d[\\d \\u00a0-]{1,18}\\d[A-Z]?${NOT_IN_WORD}`,
    ({ all }) => [nameWords(all)],
    ['ABN 12 345 678 901', 'one two three four five six seven eight nine zero one'],
  ),

  // Dates
  rule(
    'date',
    'digit',
    `(?<from>\\d{1,2})(?:st|nd|rd|th)?\\s?${DASH}\\s?(?<day>\\d{1,2})(?:st|nd|rd|th)?\\s(?:of\\s)?(?<month>${MONTH})${YEAR}`,
    ({ from = '', day = '', month = '', year = '' }) => {
      const until = spokenDate(day, nameIn(MONTHS, month), year)
      return Array.isArray(until)
        ? until.map((spoken, index) => `${index === 0 ? 'the ' : ''}${ordinalWords(from)} to ${spoken}`)
        : null
    },
    ['12\u201314 March', 'the twelfth to the fourteenth of March'],
    'i',
  ),
  rule(
    'date',
    'digit',
    `(?<day>\\d{1,2})(?:st|nd|rd|th)?\\s(?:of\\s)?(?<month>${MONTH})${YEAR}`,
    ({ day = '', month = '', year = '' }) => spokenDate(day, nameIn(MONTHS, month), year),
    ['3 May 2026', 'the third of May twenty twenty-six'],
    'i',
  ),
  rule(
    'date',
    'letter',
    `(?<month>${MONTH})\\.?\\s(?<day>\\d{1,2})(?:st|nd|rd|th)?(?![\\d:.,/%]*\\d|\\s?[ap]m\\b|%)${YEAR}`,
    ({ day = '', month = '', year = '' }) => spokenDate(day, nameIn(MONTHS, month), year),
    ['March 12th, 2026', 'the twelfth of March twenty twenty-six'],
  ),
  rule(
    'date',
    'digit',
    '(?<day>\\d{1,2})[/.](?<month>\\d{1,2})[/.](?<year>\\d{4}|\\d{2})(?![\\d/.]*\\d)',
    ({ day = '', month = '', year = '' }) =>
      MONTHS[Number(month) - 1] ? spokenDate(day, MONTHS[Number(month) - 1] ?? '', year) : null,
    ['12/3/2026', 'the twelfth of March twenty twenty-six'],
  ),
  rule(
    'date',
    'digit',
    '(?<year>\\d{4})-(?<month>\\d\\d)-(?<day>\\d\\d)(?!\\d)',
    ({ day = '', month = '', year = '' }) =>
      MONTHS[Number(month) - 1] ? spokenDate(day, MONTHS[Number(month) - 1] ?? '', year) : null,
    ['2026-03-12', 'the twelfth of March twenty twenty-six'],
  ),

  // Phone numbers: Australia, then other countries
  rule('phone', 'digit', '000(?![\\d,.]?\\d)', () => ['triple zero', 'zero zero zero'], ['000', 'triple zero']),
  rule(
    'phone',
    'digit',
    '13[\\s-]\\d\\d[\\s-]\\d\\d(?![\\s-]?\\d)',
    ({ all }) => [pairs(plain(all)), digitWords(all)],
    ['13 12 05', 'thirteen twelve zero five'],
  ),
  rule('phone', 'digit', '13\\d[\\s-]\\d{3}(?![\\s-]?\\d)', spokenPhone, ['131 008', 'one three one zero zero eight']),
  rule(
    'phone',
    'digit',
    `(?<code>13|1[38]00)[\\s-]?(?<name>(?:\\d{0,4}[\\s-]?)?[A-Z]{3,10})${NOT_IN_WORD}`,
    ({ code = '', name = '' }) => {
      const rest = (name.match(/\d+|[A-Z]+/g) ?? []).map((run) => (/\d/.test(run) ? digitWords(run) : run)).join(' ')
      return [
        `${digitWords(code)} ${rest}`,
        `${numberWords(code.slice(0, 2))}${code.length > 2 ? ' hundred' : ''} ${rest}`,
      ]
    },
    ['1800 VOICES', 'one eight zero zero VOICES'],
  ),
  rule('phone', 'digit', '1[38]00[\\s-]?\\d{3}[\\s-]?\\d{3}(?!\\d)', spokenPhone, [
    '1300 975 707',
    'one three zero zero nine seven five seven zero seven',
  ]),
  rule(
    'phone',
    'digit',
    '0[1-9]\\d{0,3}(?:[\\s-]\\d{2,4}){2,4}(?![\\s-]?\\d)|0[1-9]\\d{8,9}(?!\\d)|0\\d{2,4}[\\s-]\\d{4,6}(?![\\s-]?\\d)',
    ({ all }) => (/^\d{8,11}$/.test(plain(all)) ? spokenPhone({ all }) : null),
    ['0800 123 456', 'zero eight zero zero one two three four five six'],
  ),
  rule('phone', 'digit', '(?:1[-. ])?\\d{3}[-. ]\\d{3}[-. ]\\d{4}(?![\\s-]?\\d)', spokenPhone, [
    '555-123-4567',
    'five five five one two three four five six seven',
  ]),
  rule('phone', 'digit', '1-\\d{3}-\\d{3}-\\d{4}(?!\\d)|\\d{3}-\\d{4}(?![\\s-]?\\d)', spokenPhone, [
    '555-0199',
    'five five five zero one nine nine',
  ]),
  rule(
    'phone',
    'digit',
    '[2-9]\\d{3}[\\s-]\\d{4}(?![\\s-]?\\d|\\s?(?:AD|BC|m\\b))',
    ({ all }) => (/^(?:19|20)\d\d[-]/.test(all) ? null : spokenPhone({ all })),
    ['7010 4021', 'seven zero one zero four zero two one'],
  ),
  rule('phone', { signs: '(' }, '\\(\\d{2,5}\\)[\\s-]?\\d{3,4}[\\s-]?\\d{3,4}(?!\\d)', spokenPhone, [
    '(03) 7010 4021',
    'zero three seven zero one zero four zero two one',
  ]),
  rule('phone', { signs: '+' }, '\\+\\d{1,3}[\\s-]?(?:\\(\\d{1,4}\\))?(?:[\\s.-]?\\d){6,12}(?!\\d)', spokenPhone, [
    '+61 3 7010 4021',
    'plus six one three seven zero one zero four zero two one',
  ]),

  // Money
  rule(
    'price',
    'digit',
    `(?<whole>\\d{1,2})(?:c|\\u00a2)${NOT_IN_WORD}`,
    ({ whole = '' }) => [`${numberWords(withoutZeros(whole))} ${whole === '1' ? 'cent' : 'cents'}`, numberWords(whole)],
    ['99c', 'ninety-nine cents'],
  ),
  rule(
    'price',
    'digit',
    `${NUMBER}${MONEY_SCALE}\\s?(?<sign>[\\u20ac\\u00a3\\u00a5\\u20b9\\u20a9\\u20bd\\u20ba\\u20ab\\u20b1\\u0e3f]|(?:${CODE_OF_MONEY}))${NOT_IN_WORD}${PERIOD}`,
    spokenPrice,
    ['20 \u20ac', 'twenty euros'],
    'i',
  ),
  rule(
    'price',
    { signs: '$\u20ac\u00a3\u00a5\u20b9\u20a9\u20bd\u20ba\u20ab\u20b1\u0e3f' },
    `${SIGNED_MONEY}(?:${NUMBER}|\\.(?<decimals>\\d{1,2})(?!\\d))${MONEY_SCALE}${PERIOD}`,
    spokenPrice,
    ['$2.5M', 'two point five million dollars'],
    'i',
  ),
  rule('price', 'letter', `${SIGNED_MONEY}${NUMBER}${MONEY_SCALE}${PERIOD}`, spokenPrice, [
    'US$300',
    'three hundred U S dollars',
  ]),
  rule(
    'price',
    { signs: '-\u2212' },
    `[-\\u2212]${SIGNED_MONEY}${NUMBER}${MONEY_SCALE}${PERIOD}`,
    (found) => {
      const forms = spokenPrice(found)
      return Array.isArray(forms) ? forms.map((text) => `minus ${text}`) : null
    },
    ['-$5', 'minus five dollars'],
    'i',
  ),

  // Times of day, years
  rule(
    'time',
    'digit',
    '(?<hour>\\d{1,2})(?:[:.](?<minutes>\\d\\d))?\\s?(?<half>[ap])(?:m\\b|\\.m\\.(?!\\p{L})|\\.m\\b)',
    ({ hour = '', minutes = '', half = '' }) => spokenTime(hour, minutes || '00', half),
    ['9:30 p.m.', 'nine thirty P M'],
    'i',
  ),
  rule(
    'time',
    'digit',
    '(?<hours>[01]?\\d|2[0-3]):(?<past>[0-5]\\d)(?![\\d:])',
    ({ hours = '', past = '' }) => {
      const time = numberWords(String(Number(hours)))
      if (past === '00') return [`${time} ${Number(hours) > 12 ? 'hundred' : "o'clock"}`, time]
      return [`${time} ${pairWords(past)}`, time]
    },
    ['17:45', 'seventeen forty-five'],
  ),
  rule(
    'time',
    'digit',
    `(?<hours>1?\\d)\\.(?<past>[0-5]\\d)(?!\\d|\\.\\d|\\s?(?:%|${UNIT})${NOT_IN_WORD})`,
    ({ hours = '', past = '' }, context) =>
      BEFORE_TIME.test(before(context))
        ? [`${numberWords(hours)} ${pairWords(past)}`, decimalWords(`${hours}.${past}`)]
        : null,
    ['at 6.30', 'six thirty'],
  ),
  rule(
    'year',
    'digit',
    "(?<century>1[1-9]|20)?(?<tens>[1-9]0)['\\u2019]?s\\b",
    ({ century = '', tens = '' }) => {
      const decade = numberWords(tens).replace(/y$/, 'ies').replace('ten', 'tens')
      return [century ? `${numberWords(century)} ${decade}` : decade]
    },
    ['1990s', 'nineteen nineties'],
  ),
  rule(
    'year',
    { signs: "'\u2019" },
    "['\\u2019](?<tens>[1-9]0)s\\b",
    ({ tens = '' }) => [numberWords(tens).replace(/y$/, 'ies').replace('ten', 'tens')],
    ["'80s", 'eighties'],
  ),
  rule(
    'year',
    { signs: "'\u2019" },
    `['\\u2019](?<year>\\d\\d)(?![\\d'\\u2019]|\\p{L})`,
    ({ year = '' }) => [year.startsWith('0') ? `oh ${numberWords(year.slice(1))}` : numberWords(year)],
    ["'24", 'twenty-four'],
  ),
  rule(
    'year',
    'digit',
    '(?:1[1-9]\\d\\d|20\\d\\d)(?![\\d,.:%/-]*\\d|[%\\p{L}]|\\s?\\/|[ \\u00a0]\\d{3}(?!\\d))',
    ({ all }) => [yearWords(all), numberWords(all)],
    ['1998', 'nineteen ninety-eight'],
  ),

  // Fractions, dates of two numbers, sides
  rule(
    'number',
    'digit',
    `(?<whole>\\d{1,3})${SPACE}?(?<vulgar>[${VULGAR_SIGNS}])(?!\\s?(?:${UNIT})${NOT_IN_WORD})`,
    ({ whole = '', vulgar = '' }) => [
      `${numberWords(whole)} and ${spokenFraction(...(VULGAR[vulgar] ?? ['1', '2']))}`,
      numberWords(whole),
    ],
    ['1\u00bd', 'one and a half'],
  ),
  rule(
    'unit',
    'digit',
    `(?<whole>\\d{1,3})${SPACE}?(?<vulgar>[${VULGAR_SIGNS}])\\s?(?<unit>${UNIT})${NOT_IN_WORD}`,
    spokenUnit,
    ['2\u00bdkg', 'two and a half kilograms'],
  ),
  rule('unit', { signs: VULGAR_SIGNS }, `(?<vulgar>[${VULGAR_SIGNS}])\\s?(?<unit>${UNIT})${NOT_IN_WORD}`, spokenUnit, [
    '\u00bdkg',
    'a half kilograms',
  ]),
  rule(
    'number',
    'digit',
    `(?<whole>\\d{1,3})[ -](?<above>\\d{1,2})\\/(?<below>2|3|4|5|6|8|16)(?![\\d/])`,
    ({ whole = '', above = '', below = '' }) =>
      Number(above) < Number(below) ? [`${numberWords(whole)} and ${spokenFraction(above, below)}`] : null,
    ['2 3/4', 'two and three quarters'],
  ),
  rule('number', 'digit', '24\\/7(?![\\d/])', () => ['twenty-four seven', 'twenty-four hours seven days'], [
    '24/7',
    'twenty-four seven',
  ]),
  rule(
    'date',
    'digit',
    '(?<above>\\d{1,2})\\/(?<below>\\d{1,2})(?![\\d/]|\\.\\d)',
    (found, context) => {
      const forms = spokenSlash(found, context)
      return Array.isArray(forms) && forms[0]?.startsWith('the ') ? forms : null
    },
    ['25/12', 'the twenty-fifth of December'],
  ),
  rule('number', 'digit', '(?<above>\\d{1,4})\\/(?<below>\\d{1,4})(?![\\d/])', spokenSlash, ['50/50', 'fifty-fifty']),
  rule(
    'number',
    { signs: VULGAR_SIGNS },
    `(?<vulgar>[${VULGAR_SIGNS}])`,
    ({ vulgar = '' }, { text, start }) => {
      const [above, below] = VULGAR[vulgar] ?? ['1', '2']
      const isHalfOf =
        vulgar === '\u00bd' &&
        /^\s?\p{L}/u.test(text.slice(start + 1, start + 3)) &&
        !/^\s?a\b/.test(text.slice(start + 1, start + 4))
      return isHalfOf
        ? ['half', 'one half']
        : [
            spokenFraction(above, below),
            `${numberWords(above)} ${above === '1' ? (below === '2' ? 'half' : ordinalWords(below)) : ordinalWords(below)}`,
          ]
    },
    ['\u00bd', 'a half'],
  ),

  // Numbers of something
  rule(
    'ordinal',
    'digit',
    `(?<whole>${FIGURE})(?:st|nd|rd|th)(?!\\p{L})`,
    ({ whole = '' }) => [ordinalWords(whole), `the ${ordinalWords(whole)}`],
    ['22nd', 'twenty-second'],
    'i',
  ),
  rule(
    'number',
    'digit',
    `(?<a>\\d{1,4}(?:\\.\\d{1,2})?)\\s?[x\\u00d7]\\s?(?<b>\\d{1,4}(?:\\.\\d{1,2})?)(?:\\s?[x\\u00d7]\\s?(?<c>\\d{1,4}))?(?:\\s?(?<unit>mm|cm|m|ft)(?![\\p{L}\\d]))?(?![\\p{L}\\d])`,
    ({ a = '', b = '', c = '', unit = '' }) => [
      [a, b, c].filter(Boolean).map(decimalWords).join(' by ') + (unit && ` ${UNITS[unit]?.[1]}`),
    ],
    ['6 x 4', 'six by four'],
    'i',
  ),
  rule(
    'number',
    'digit',
    '(?<a>\\d{1,3})\\sin\\s(?<b>\\d{1,4})(?![\\d.,:]\\d|\\p{L})',
    ({ a = '', b = '' }) => [`${numberWords(a)} in ${/^(?:19|20)\d\d$/.test(b) ? yearWords(b) : numberWords(b)}`],
    ['1 in 5', 'one in five'],
  ),
  rule('number', 'digit', '1:1(?![\\d:])', () => ['one on one', 'one to one'], ['1:1', 'one on one']),
  rule(
    'number',
    'digit',
    '(?<stars>[0-7](?:\\.5)?)\\s?\\u2605',
    ({ stars = '' }) => [`${decimalWords(stars)} star`, `${decimalWords(stars)} stars`],
    ['5\u2605', 'five star'],
  ),
  rule(
    'percentage',
    'digit',
    `${NUMBER}\\s?%`,
    ({ whole = '', decimals = '' }) => [`${decimal(whole, decimals)} percent`, decimal(whole, decimals)],
    ['3.5%', 'three point five percent'],
  ),
  rule(
    'unit',
    'digit',
    `${NUMBER}\\s?(?<unit>${UNIT})(?:\\/(?:(?<count>\\d{1,4})\\s?)?(?<per>${PER_UNIT}))?(?![\\p{L}\\d])`,
    spokenUnit,
    ['3.5L/100km', 'three point five litres per one hundred kilometres'],
  ),
  rule(
    'unit',
    'digit',
    '(?<feet>\\d)[\'\\u2019\\u2032](?<inches>\\d{1,2})["\\u201d\\u2033]',
    ({ feet = '', inches = '' }) => [`${numberWords(feet)} foot ${numberWords(inches)}`],
    ['6\'2"', 'six foot two'],
  ),
  rule(
    'unit',
    'digit',
    '(?<whole>\\d{2,3})["\\u201d\\u2033](?=\\s?(?:\\p{Lu}{2}|screen|monitor|tyre|rim|wheel|pizza|display|laptop))',
    ({ whole = '' }) => [`${numberWords(whole)} inch`],
    ['65" TV', 'sixty-five inch'],
  ),
  rule(
    'number',
    'digit',
    `${NUMBER}(?<scale>[kKmMbB]|bn|mn)(?![\\p{L}\\d])`,
    ({ all, whole = '', decimals = '', scale = '' }) => {
      const letters = `${decimal(whole, decimals)} ${spelled(scale.toUpperCase())}`
      const full = `${decimal(whole, decimals)} ${MONEY_SCALES[scale.toLowerCase()]}`
      return /^(?:[234568]K|10K|21K|42K|3M)$/.test(all) ? [letters, full] : [full, letters]
    },
    ['50K', 'fifty thousand'],
  ),
  rule(
    'number',
    'digit',
    '(?<figure>\\d{1,3}\\.\\d{1,3})(?<letters>\\p{Lu}{1,4})(?![\\p{L}\\d])',
    ({ figure = '', letters = '' }) => [`${decimalWords(figure)} ${spelled(letters)}`],
    ['1.8TSI', 'one point eight T S I'],
  ),
  rule('number', 'digit', '\\d{1,4}(?=\\p{L})[\\p{L}\\d]{1,16}(?:-\\d{1,6})?(?![\\p{L}\\d])', spokenAlphanumeric, [
    '4WD',
    'four W D',
  ]),
  rule(
    'number',
    'digit',
    `${NUMBER}(?!\\p{L})(?<plus>\\+)?`,
    ({ whole = '', decimals = '', plus = '' }) => [
      decimal(whole, decimals) + (plus && ' plus'),
      digitWords(plain(whole) + decimals),
    ],
    ['620,000+', 'six hundred and twenty thousand plus'],
  ),
  rule(
    'number',
    { signs: '-\u2212' },
    `[-\\u2212]${NUMBER}(?:\\s?(?<unit>\\u00b0C?|%))?(?!\\p{L})`,
    ({ whole = '', decimals = '', unit = '' }) => [
      `minus ${decimal(whole, decimals)}${unit === '%' ? ' percent' : unit && ' degrees'}`,
      decimal(whole, decimals),
    ],
    ['-5', 'minus five'],
  ),
  rule(
    'number',
    { signs: '.' },
    '\\.(?<decimals>\\d{1,6})(?!\\d)',
    ({ decimals = '' }) => [`point ${digitWords(decimals)}`, digitWords(decimals)],
    ['.5', 'point five'],
  ),

  // Letters
  rule(
    'date',
    'letter',
    `(?<from>${DAY})\\s?(?:${DASH})\\s?(?<until>${DAY})`,
    ({ from = '', until = '' }) => [
      `${nameIn(DAYS, from)} to ${nameIn(DAYS, until)}`,
      `${nameIn(DAYS, from)} ${nameIn(DAYS, until)}`,
    ],
    ['Mon\u2013Fri', 'Monday to Friday'],
    'i',
  ),
  rule(
    'date',
    'letter',
    `(?<from>${MONTH})\\s?(?:${DASH})\\s?(?<until>${MONTH})`,
    ({ from = '', until = '' }) => [
      `${nameIn(MONTHS, from)} to ${nameIn(MONTHS, until)}`,
      `${nameIn(MONTHS, from)} ${nameIn(MONTHS, until)}`,
    ],
    ['June\u2013August', 'June to August'],
  ),
  rule(
    'date',
    'letter',
    '(?<day>Mon|Tues?|Weds?|Thu(?:rs?)?|Fri)\\.?(?![\\p{L}\\d.])',
    ({ day = '' }) => [nameIn(DAYS, day)],
    ['Thurs', 'Thursday'],
  ),
  rule(
    'acronym',
    'letter',
    '[\\p{L}\\d]{1,12}(?:\\s?&\\s?(?:[\\p{L}\\d]{1,12})){1,3}(?![\\p{L}\\d])',
    (found) =>
      /\s/.test(found.all) && !/^\p{Lu}{1,3}s?\s?&\s?\p{Lu}{1,3}s?$/u.test(found.all) ? null : spokenAmpersand(found),
    ['R&D', 'R and D'],
  ),
  rule(
    'number',
    'letter',
    `(?=[XVI]{2})X{0,3}(?:IX|IV|V?I{0,3})${NOT_IN_WORD}`,
    ({ all }, { text, start }) => {
      const front = text.slice(Math.max(0, start - 24), start)
      const number = numberWords(String(romanValue(all)))
      const letters = spelled(all)
      if (new RegExp(`\\b(?:${REGNAL}) $`).test(front))
        return [`the ${ordinalWords(String(romanValue(all)))}`, number, letters]
      return all === 'IV' && !/\p{Lu}[\p{L}]+ $/u.test(front) ? [letters, number] : [number, letters]
    },
    ['World War II', 'two'],
  ),
  rule(
    'symbol',
    'letter',
    '(?:Nos?|NO|no)\\.?\\s?(?=\\d)',
    ({ all }) => (/^(?:No|NO|no)\s/.test(all) && !/^N/.test(all) ? null : ['number', 'no']),
    ['No. 1', 'number'],
  ),
  rule(
    'abbreviation',
    'letter',
    '(?<title>(?:St|Dr))\\.?(?![\\p{L}\\d.])',
    ({ title = '' }, context) => spokenTitle(title, context),
    ['Dr Smith', 'Doctor'],
  ),
  rule(
    'abbreviation',
    'letter',
    `(?<name>${Object.keys(ABBREVIATIONS)
      .sort((one, other) => other.length - one.length)
      .map((name) => name.replace(/[./]/g, '\\$&'))
      .join('|')})(?<stop>\\.?)(?![\\p{L}\\d])`,
    ({ name = '', stop = '' }) => {
      const key = name.toLowerCase()
      const hasCapital = /^\p{Lu}/u.test(name)
      // A name as "Vic"; in capitals it is the state.
      const isWord = ALSO_WORDS.has(key) && name !== 'VIC'
      if (isWord && !stop && !(hasCapital && name !== name.toUpperCase())) return null
      // Capitals may be an acronym; "MS" and "SR" are.
      if (/^\p{Lu}{2,3}$/u.test(name) && isWord) return null
      const [spoken = '', other] = ABBREVIATIONS[key] ?? []
      return [spoken, ...(other ? [other] : []), name]
    },
    ['cnr', 'corner'],
    'i',
  ),
  rule(
    'acronym',
    'letter',
    `(?<dotted>(?:\\p{Lu}\\.){2,6})`,
    ({ dotted = '' }) => [spelled(dotted.replaceAll('.', '')), dotted.replaceAll('.', '')],
    ['U.S.A.', 'U S A'],
  ),
  rule(
    'number',
    'letter',
    '(?=\\p{L}*\\d)[\\p{L}\\d]{2,20}(?:-\\d{1,6})?(?![\\p{L}\\d])\\+?',
    ({ all }) => {
      const forms = spokenAlphanumeric({ all })
      return Array.isArray(forms) ? forms.map((text) => text + (all.endsWith('+') ? ' plus' : '')) : null
    },
    ['MP3', 'M P three'],
  ),
  rule('number', 'letter', '\\p{L}{2,16}-\\d{1,4}(?![\\p{L}\\d/:.]|-\\d)', spokenAlphanumeric, [
    'COVID-19',
    'COVID nineteen',
  ]),
  rule(
    'symbol',
    'letter',
    `(?<from>\\p{Lu})\\s?[-\\u2013]\\s?(?<until>\\p{Lu})${NOT_IN_WORD}(?!\\.)`,
    ({ from = '', until = '' }) => [`${from} to ${until}`, `${from} ${until}`],
    ['A\u2013Z', 'A to Z'],
  ),
  rule(
    'acronym',
    'letter',
    "(?<letters>\\p{Lu}{2,6})(?<ending>s|'s|\\u2019s)?(?![\\p{L}\\d])",
    ({ letters = '', ending = '' }, { isLoud }) => {
      if (STRESSED.has(letters)) return null
      // Among capitals, only those that cannot be read as a word.
      if (/[AEIOUY]/.test(letters) && !SPELLED.has(letters) && isLoud()) return null
      const [asLetters, asWord] = [spelled(letters) + ending, letters + ending]
      return isSpelled(letters) ? [asLetters, asWord] : [asWord, asLetters]
    },
    ['RSPCA', 'R S P C A'],
  ),

  // Signs
  rule('symbol', { signs: '#\u2116' }, '[#\\u2116]\\s?(?=\\d)', () => ['number', 'hashtag'], ['#1', 'number']),
  rule(
    'symbol',
    { signs: Object.keys(SIGNS).join('') },
    `[${Object.keys(SIGNS)
      .join('')
      .replace(/[-\]\\^]/g, '\\$&')}]`,
    ({ all }) => SIGNS[all] ?? null,
    ['&', 'and'],
  ),
]

/** The first letters of words that may be read otherwise: abbreviations, days, months, titles, "No. 1". */
const WORD_STARTS = [
  ...Object.keys(ABBREVIATIONS).map((name) => {
    const first = name.charAt(0)
    return `[${first}${first.toUpperCase()}]${name.slice(1).replace(/[./]/g, '\\$&')}`
  }),
  ...['PTY', 'LTD', 'CNR', 'INCL', 'EXCL', 'APPROX', 'HWY', 'QLD', 'TAS', 'MR', 'MRS', 'RD'],
  '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6}\\s?[\\u2010-\\u2015-]',
  '(?:Mon|Tues?|Weds?|Thu(?:rs?)?|Fri|St|Dr)',
]

/** Where something may begin that is read in another form. A word without any of it is only counted. */
const START = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}])(?:[\\d$&+=@#\\u2116\\u00d7\\u00f7\\u2248~\\u20ac\\u00a3\\u00a5\\u20b9\\u20a9\\u20bd\\u20ba\\u20ab\\u20b1\\u0e3f${VULGAR_SIGNS}]|\\((?=\\d{2,5}\\))|[-\\u2212](?=\\$?\\d)|\\.(?=\\d)|\\p{Lu}(?=[\\p{Lu}.$]|\\s?[-\\u2013]\\s?\\p{Lu}(?!\\p{L}))|['\\u2019](?=\\d\\d)|[Nn](?=[Oo]s?\\.?\\s?\\d)|\\p{L}(?=\\p{L}{0,19}(?:\\d|-\\d)|[\\p{L}\\d]{0,11}\\s?&)|(?=[A-Zacdeghilmopqrstvw])(?:(?:${WORD_STARTS.join('|')})(?![\\p{L}\\d])|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\\p{L}{0,6}\\.?\\s?[\\d\\u2010-\\u2015-]))|(?<=\\d)[&\\u00d7=]`,
  'gu',
)

/** Words with a full stop or an "@" inside may be web or e-mail addresses. */
const ONLINE = /(?<![\p{L}\p{M}\p{N}.@-])(?:https?:\/\/|[a-z\d][a-z\d._+-]{0,63}[.@][a-z\d])/giu

/** What may follow a number in a range: "9am-5pm", "2024\u201325". */
const RANGE = /\s?[-\u2010-\u2015]\s?(?=[\d$\u20ac\u00a3\u00a5\u20b9])/uy

function rulesFor(begins: string): readonly Rule[] {
  return RULES.filter((one) =>
    typeof one.begins === 'string' ? one.begins === begins : one.begins.signs.includes(begins),
  )
}

const DIGIT_RULES = rulesFor('digit')
const LETTER_RULES = rulesFor('letter')
const ONLINE_RULES = rulesFor('online')
const SIGN_RULES = new Map<string, readonly Rule[]>()

function rulesAt(text: string, start: number): readonly Rule[] {
  const first = String.fromCodePoint(text.codePointAt(start) ?? 0)
  if (first >= '0' && first <= '9') return DIGIT_RULES
  if (/\p{L}/u.test(first)) return LETTER_RULES
  const known = SIGN_RULES.get(first) ?? rulesFor(first)
  SIGN_RULES.set(first, known)
  return known
}

type Match = { kind: SpokenKind; length: number; readings: readonly Reading[] }

function firstOf(rules: readonly Rule[], context: Context): Match | null {
  for (const { kind, pattern, read } of rules) {
    pattern.lastIndex = context.start
    const result = pattern.exec(context.text)
    if (!result?.[0]) continue
    const found: Record<string, string> & { all: string } = { all: result[0] }
    for (const [name, value] of Object.entries(result.groups ?? {})) if (value) found[name] = value
    const forms = read(found, context)
    if (!forms) continue
    const [texts, hiddenWords] = 'texts' in forms ? [forms.texts, forms.hiddenWords] : [forms, 0]
    const readings = texts
      .filter((text, index) => texts.indexOf(text) === index)
      .map((text) => ({ spoken: text, hiddenWords }))
    // A full stop or slash at the end of a web address belongs to the sentence.
    const length = kind === 'web' ? result[0].replace(/[./?]+$/, '').length : result[0].length
    return { kind, length, readings }
  }
  return null
}

const IN_RANGES = new Set<SpokenKind>(['number', 'ordinal', 'percentage', 'price', 'time', 'unit', 'year'])

/** A number, or a range of two: "nine A M to five P M". */
function withRange(first: Match, context: Context): Match {
  if (!IN_RANGES.has(first.kind)) return first
  const { text } = context
  RANGE.lastIndex = context.start + first.length
  const [dash] = RANGE.exec(text) ?? []
  if (!dash) return first
  const start = context.start + first.length + dash.length
  let second = firstOf(rulesAt(text, start), { ...context, start })
  const from = first.readings[0]?.spoken ?? ''
  let to = second?.readings[0]?.spoken ?? ''
  if (!second || second.kind === 'phone' || second.kind === 'date') return first
  let spokenFrom = from
  if (first.kind === 'price' && second.kind === 'number') {
    // "$5-10": the currency is said behind the second.
    const money = from.split(' ').at(-1) ?? ''
    spokenFrom = from.slice(0, -money.length - 1)
    to = `${to} ${money.replace(/^(dollar|euro|pound|rupee)$/, '$1s')}`
    second = { ...second, kind: 'price' }
  }
  const readings = [`${spokenFrom} to ${to}`, `${spokenFrom} ${to}`].map((spoken) => ({ spoken }))
  return { kind: second.kind, length: start - context.start + second.length, readings }
}

/** Whether a text shouts: more than half of its longer words stand in capitals. */
export function isLoudText(text: string): boolean {
  const words = text.match(/\p{L}{4,}/gu) ?? []
  return words.length > 1 && words.filter((word) => word === word.toUpperCase()).length * 2 > words.length
}

type Candidate = { start: number; isOnline: boolean }

/** Start of everything that may be read in another form, in order; first as a web or e-mail address. */
function candidates(text: string): Candidate[] {
  const found: Candidate[] = []
  for (const { index } of text.matchAll(ONLINE)) found.push({ start: index, isOnline: true })
  const online = found.length
  for (const { index } of text.matchAll(START)) found.push({ start: index, isOnline: false })
  return online === 0 ? found : found.sort((a, b) => a.start - b.start)
}

/**
 * Reads a run of text as a voice would say it.
 * @param offset where it begins in the script, in UTF-16 code units
 * @returns its parts, and the length of what is read as it is written; the words of the parts are not among them
 */
export function readSpoken(text: string, offset: number): { length: ReturnType<typeof spokenLength>; parts: Part[] } {
  let loud: boolean | null = null
  // Looked at only where there are acronyms.
  const isLoud = () => {
    loud ??= isLoudText(text)
    return loud
  }
  const parts: Part[] = []
  let rest = ''
  let end = 0
  for (const { start, isOnline } of candidates(text)) {
    if (start < end) continue
    const context = { text, start, isLoud }
    const found = (isOnline ? firstOf(ONLINE_RULES, context) : null) ?? firstOf(rulesAt(text, start), context)
    if (!found || found.length === 0) continue
    const match = withRange(found, context)
    rest += text.slice(end, start) + PART
    end = start + match.length
    parts.push({
      kind: match.kind,
      start: offset + start,
      end: offset + end,
      text: text.slice(start, end),
      readings: [...match.readings.filter(({ spoken }) => spoken !== ''), { spoken: '' }],
      chosen: 0,
    })
  }
  return { length: spokenLength(rest + text.slice(end)), parts }
}
