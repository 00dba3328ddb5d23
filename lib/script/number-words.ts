/** Numbers as they are read out in Australian English. Pure. */

const SMALL = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
]
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const SCALES = ['', ' thousand', ' million', ' billion', ' trillion']

/** Beyond this, numbers are read digit by digit. */
const READABLE_DIGITS = 15

const IRREGULAR_ORDINALS: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
}

function belowHundred(value: number): string {
  const small = SMALL[value]
  if (small !== undefined) return small
  const rest = value % 10
  return `${TENS[Math.floor(value / 10)]}${rest ? `-${SMALL[rest]}` : ''}`
}

function belowThousand(value: number): string {
  const rest = value % 100
  if (value < 100) return belowHundred(rest)
  return `${SMALL[Math.floor(value / 100)]} hundred${rest ? ` and ${belowHundred(rest)}` : ''}`
}

/** "10" gives "one zero". */
export function digitWords(digits: string): string {
  let spoken = ''
  for (const digit of digits) {
    if (digit >= '0' && digit <= '9') spoken += `${spoken && ' '}${SMALL[Number(digit)]}`
  }
  return spoken
}

/** "1,299" gives "one thousand two hundred and ninety-nine". @param digits digits, with or without separators */
export function numberWords(digits: string): string {
  const plain = digits.replace(/\D/g, '')
  if (plain.length > READABLE_DIGITS || /^0\d/.test(plain)) return digitWords(plain)
  const value = Number(plain)
  if (value < 1000) return belowThousand(value)
  const groups: string[] = []
  for (let rest = value, scale = 0; rest > 0; rest = Math.floor(rest / 1000), scale += 1) {
    const group = rest % 1000
    if (group === 0) continue
    // "one thousand and five", as "one hundred and five".
    const and = scale === 0 && group < 100 ? 'and ' : ''
    groups.unshift(`${and}${belowThousand(group)}${SCALES[scale]}`)
  }
  return groups.join(' ')
}

/** "3.5" gives "three point five". */
export function decimalWords(text: string): string {
  const [whole = '', fraction] = text.split('.')
  return fraction ? `${numberWords(whole || '0')} point ${digitWords(fraction)}` : numberWords(whole)
}

/** "22" gives "twenty-second". */
export function ordinalWords(digits: string): string {
  return numberWords(digits).replace(/[a-z]+$/, (last) => {
    const irregular = IRREGULAR_ORDINALS[last]
    if (irregular) return irregular
    return last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`
  })
}

const SMALL_FRACTIONS: Readonly<Record<string, string>> = { '2': 'half', '4': 'quarter' }

/** "3" and "8" give "three eighths", "1" and "2" "a half". */
export function fractionWords(above: string, below: string): string {
  const part = SMALL_FRACTIONS[below] ?? ordinalWords(below)
  if (above === '1') return `${SMALL_FRACTIONS[below] || below === '3' ? 'a' : 'one'} ${part}`
  return `${numberWords(above)} ${part}s`
}

/** "1299" gives "one two nine nine", "12C" "one two C": of numbers that name something, such as a licence. */
export function nameWords(written: string): string {
  return Array.from(written.replace(/[^\p{L}\d]/gu, ''), (sign) => (/\d/.test(sign) ? digitWords(sign) : sign)).join(
    ' ',
  )
}

/** Two digits as in times and years: "05" gives "oh five", "00" gives "hundred". */
export function pairWords(pair: string): string {
  if (pair === '00') return 'hundred'
  return pair.startsWith('0') ? `oh ${SMALL[Number(pair)]}` : belowHundred(Number(pair))
}

/** A year of four digits: "1998" gives "nineteen ninety-eight", "2005" "two thousand and five". */
export function yearWords(year: string): string {
  const isEarly = /^[12]00/.test(year)
  return isEarly ? numberWords(year) : `${belowHundred(Number(year.slice(0, 2)))} ${pairWords(year.slice(2))}`
}
