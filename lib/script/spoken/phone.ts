/** Phone numbers, read digit by digit; those of six digits that begin with 13 in pairs. Pure. */
import { digitWords, numberWords } from './numbers.ts'
import { type Match, match } from './reading.ts'

/** Australian numbers as people write them. */
const FORMS = [
  String.raw`\+61[\s-]?(?:\(0\))?[\s-]?\d(?:[\s-]?\d){8}(?!\d)`,
  String.raw`1[38]00[\s-]?\d{3}[\s-]?\d{3}(?!\d)`,
  String.raw`04\d\d[\s-]?\d{3}[\s-]?\d{3}(?!\d)`,
  String.raw`\(0[23478]\)[\s-]?\d{4}[\s-]?\d{4}(?!\d)`,
  String.raw`0[23478][\s-]?\d{4}[\s-]?\d{4}(?!\d)`,
  String.raw`\d{4}[\s-]\d{4}(?![\s-]?\d)`,
]
const PHONE = new RegExp(`^(?:${FORMS.join('|')})`)

const SHORT = /^13[\s-]\d\d[\s-]\d\d(?![\s-]?\d)/

const EMERGENCY = /^000(?![\d,.]?\d)/

/** "12" gives "twelve", "05" "zero five". */
function pairs(digits: string): string {
  return Array.from(digits.match(/\d\d/g) ?? [], (pair) => numberWords(pair)).join(' ')
}

/** A phone number at the start of a text. */
export function readPhone(text: string): Match | null {
  if (EMERGENCY.test(text)) return match('phone', 3, 'triple zero', 'zero zero zero')
  const [short] = SHORT.exec(text) ?? []
  if (short) return match('phone', short.length, pairs(short.replace(/\D/g, '')), digitWords(short))
  const [written] = PHONE.exec(text) ?? []
  if (!written) return null
  const digits = written.replace('(0)', '').replace(/\D/g, '')
  const [, hundreds, rest = ''] = /^(1[38])00(\d+)$/.exec(digits) ?? []
  const others = hundreds ? [`${numberWords(hundreds)} hundred ${digitWords(rest)}`] : []
  const plus = written.startsWith('+') ? 'plus ' : ''
  return match('phone', written.length, plus + digitWords(digits), ...others)
}
