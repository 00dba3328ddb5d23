/**
 * Reads a phone number as people write it: with a label or as a link, with brackets, in letters of the keypad, or for
 * callers from abroad. Only one number that can be dialled comes out; the rest is left for the visitor to change. Pure.
 */

/** Dashes, brackets, quotes, dots, slashes, and what stands in for them on Asian keyboards. */
const SEPARATORS =
  /[\p{White_Space}\p{Pd}\p{Ps}\p{Pe}\p{Pi}\p{Pf}"'`<>.,:;/|\\_\u00b7\u02d7\u2022\u2043\u2212\u30fb\u30fc]/gu

const LABEL =
  '(?:tel(?:ephone)?|callto|sms|phone(?: (?:no|number))?|ph|mob(?:ile)?|cell|call|work|home|office|direct|[tmpwh])'
const LABEL_BEFORE = new RegExp(`^[\\s"'<([]*(?:${LABEL}(?![a-z])[\\s.:]*)+(?=[+(\\d])`, 'i')
/** A word behind the number, in brackets or one of the labels: "(mobile)". */
const LABEL_BEHIND = new RegExp(`\\s*(?:\\([\\p{L} .]+\\)|\\b${LABEL})\\s*$`, 'iu')
/** What a `tel:` link says of the network (RFC 3966). */
const URI_PARAMETER = /;(?:phone-context|isub|tsp)=[^;]*/gi

/** Country codes whose national numbers are written with a 0 that nobody dials from abroad; not Italy's. */
const TRUNK_ZERO =
  '20|27|3[1-3]|4[013469]|5[1458]|6[0-46]|8[1246]|9[0-58]|212|213|234|254|353|358|380|381|385|386|880|886|96[1-46]|97[12]'
const TRUNK_IN_DIGITS = new RegExp(`^(${TRUNK_ZERO})0+`)
/** A whole number without its plus: no national number has its digits. */
const TRUNK_WITHOUT_PLUS = /^(?:(61)0(?=[1-9]\d{8}$)|(44|64)0(?=[1-9]\d{8,9}$))/
/** "(0)" behind a country code, with or without a sign that it is one. */
const BRACKETED_ZERO = /^([^\d+]*(?:\+\D*(?:00)?|0011\D*|011\D*|00\D*)(?!39)[1-9]\d{0,2}\D*?)[([]\s*0\s*[)\]]/
const BRACKETED_ZERO_WITHOUT_PLUS = new RegExp(`^(\\D*(?:${TRUNK_ZERO})\\D*?)[([]\\s*0\\s*[)\\]]`)

/** What is dialled before a country code: in Australia, in the United States, elsewhere. */
const FROM_ABROAD = /^(?:0011(?=[1-9]\d{7})|011(?=[1-9]\d{9})|00(?=[1-9]\d{7}))/

/** A number for callers that is partly a word, such as "1300 VOICES": digits that a keypad has in place of the letters. */
const WORD_NUMBER =
  /^(?!.*ext)\+?(?:61|64)?(?:(?:1[38]00|1?8(?:00|33|44|55|66|77|88)|0[58]00)(?=[a-z0-9]{6,9}$)|13(?=[a-z]{4,8}$))\d{0,3}[a-z]{3,}\d{0,3}$/i
const KEYPAD = '22233344455566677778889999'

/** Where one number ends and another may begin. */
const BETWEEN_NUMBERS = /[,;/|&\n]|\b(?:or|and)\b|(?<=\d\s*)\+/i
/** Digits that are a number of their own. */
const MIN_DIGITS = 6

/** The value of a digit of any script: each script's ten digits stand in a row. */
function digitOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return value
}

function inAscii(text: string): string {
  return text
    .replace(/\P{ASCII}/gu, (character) => character.normalize('NFKC'))
    .replace(/(?!\p{ASCII})\p{Nd}/gu, (digit) => String(digitOf(digit)))
}

function hasSeveral(text: string): boolean {
  return text.split(BETWEEN_NUMBERS).filter((part) => part.replace(/\D/g, '').length >= MIN_DIGITS).length > 1
}

function withoutTrunkZero(text: string): string {
  return text.replace(BRACKETED_ZERO, '$1').replace(BRACKETED_ZERO_WITHOUT_PLUS, '$1')
}

/** Digits without plus, prefix and trunk zero: as the number is dialled from abroad, if it was written so. */
function dialled(compact: string): string {
  const digits = compact.replace(/^\+(?!\+)/, '')
  const national = digits.replace(FROM_ABROAD, '')
  const isInternational = compact.startsWith('+') || national !== digits
  return isInternational ? national.replace(TRUNK_IN_DIGITS, '$1') : national.replace(TRUNK_WITHOUT_PLUS, '$1$2')
}

/**
 * The number in digits alone: "+61 (0)412 345 678" is 61412345678.
 * @param text without invisible characters
 * @returns null when it is not one number
 */
export function readPhone(text: string): string | null {
  const plain = inAscii(text).replace(URI_PARAMETER, '').replace(LABEL_BEFORE, '').replace(LABEL_BEHIND, '')
  if (hasSeveral(plain)) return null
  const compact = withoutTrunkZero(plain).replace(SEPARATORS, '')
  const typed = WORD_NUMBER.test(compact)
    ? compact.replace(/[a-z]/gi, (letter) => KEYPAD[letter.toLowerCase().charCodeAt(0) - 97] ?? '')
    : compact
  const digits = dialled(typed)
  return /^\d*$/.test(digits) ? digits : null
}

/** Why a number was not read. @param text as `readPhone` takes it */
export function phoneProblem(text: string): 'several' | 'extension' | 'other' {
  const plain = inAscii(text)
  if (/(?:(?<!\p{L})ext(?:ension|n)?|(?<!\p{L})x|#)[\s.:=]*\d/iu.test(plain)) return 'extension'
  return hasSeveral(plain) ? 'several' : 'other'
}
