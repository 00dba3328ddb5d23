/** Numbers with what stands at them: percentages, units, ordinals, fractions and ranges; and plain numbers. Pure. */
import { decimalWords, digitWords, numberWords, ordinalWords } from './numbers.ts'
import { type Match, match } from './reading.ts'

const FIGURE = '\\d{1,3}(?:,\\d{3}){1,4}|\\d{1,40}'
const NUMBER = new RegExp(`^[-\\u2212]?(${FIGURE})(\\.\\d{1,9})?(?!\\d)`)
const ORDINAL = new RegExp(`^(${FIGURE})(?:st|nd|rd|th)(?!\\p{L})`, 'u')
const FRACTION = /^(\d{1,2})\/(\d{1,3})(?![\d/])/
const SIGN = /^[\u00bc\u00bd\u00be\u2153\u2154]/
/** Several of the units are words for one and for several, such as "kilometre" and "kilometres". */
const UNIT =
  /^\s?(km\/h|kph|kmh|mph|km|kg|mg|ml|mL|cm|mm|m\u00b2|m2|m\u00b3|sqm|ha|kWh|kW|MW|GB|MB|TB|Mbps|\u00b0C|\u00b0F|\u00b0|hrs|hr|mins|min|secs|sec|ft|g|L|l|m|W|V|x)(?![\p{L}\d])/u

const UNITS: Readonly<Record<string, readonly [one: string, several: string]>> = {
  'km/h': ['kilometre an hour', 'kilometres an hour'],
  kph: ['kilometre an hour', 'kilometres an hour'],
  kmh: ['kilometre an hour', 'kilometres an hour'],
  mph: ['mile an hour', 'miles an hour'],
  km: ['kilometre', 'kilometres'],
  kg: ['kilogram', 'kilograms'],
  mg: ['milligram', 'milligrams'],
  ml: ['millilitre', 'millilitres'],
  mL: ['millilitre', 'millilitres'],
  cm: ['centimetre', 'centimetres'],
  mm: ['millimetre', 'millimetres'],
  'm\u00b2': ['square metre', 'square metres'],
  m2: ['square metre', 'square metres'],
  sqm: ['square metre', 'square metres'],
  'm\u00b3': ['cubic metre', 'cubic metres'],
  ha: ['hectare', 'hectares'],
  kWh: ['kilowatt hour', 'kilowatt hours'],
  kW: ['kilowatt', 'kilowatts'],
  MW: ['megawatt', 'megawatts'],
  GB: ['gigabyte', 'gigabytes'],
  MB: ['megabyte', 'megabytes'],
  TB: ['terabyte', 'terabytes'],
  Mbps: ['megabit a second', 'megabits a second'],
  '\u00b0C': ['degree', 'degrees'],
  '\u00b0F': ['degree Fahrenheit', 'degrees Fahrenheit'],
  '\u00b0': ['degree', 'degrees'],
  hrs: ['hour', 'hours'],
  hr: ['hour', 'hours'],
  mins: ['minute', 'minutes'],
  min: ['minute', 'minutes'],
  secs: ['second', 'seconds'],
  sec: ['second', 'seconds'],
  ft: ['foot', 'feet'],
  g: ['gram', 'grams'],
  L: ['litre', 'litres'],
  l: ['litre', 'litres'],
  m: ['metre', 'metres'],
  W: ['watt', 'watts'],
  V: ['volt', 'volts'],
  x: ['times', 'times'],
}

const FRACTIONS: Readonly<Record<string, readonly [said: string, other: string]>> = {
  '1/2': ['a half', 'one half'],
  '1/3': ['a third', 'one third'],
  '2/3': ['two thirds', 'two out of three'],
  '1/4': ['a quarter', 'one quarter'],
  '3/4': ['three quarters', 'three out of four'],
  '24/7': ['twenty-four seven', 'twenty-four hours seven days'],
  '\u00bd': ['a half', 'one half'],
  '\u2153': ['a third', 'one third'],
  '\u2154': ['two thirds', 'two out of three'],
  '\u00bc': ['a quarter', 'one quarter'],
  '\u00be': ['three quarters', 'three out of four'],
}

function readFraction(text: string): Match | null {
  const [written, above = '', below = ''] = FRACTION.exec(text) ?? []
  const [sign] = written ? [] : (SIGN.exec(text) ?? [])
  const found = written ?? sign
  if (!found) return null
  const known = FRACTIONS[found]
  if (known) return match('number', found.length, ...known)
  return match(
    'number',
    found.length,
    `${numberWords(above)} out of ${numberWords(below)}`,
    `${numberWords(above)} ${numberWords(below)}`,
  )
}

/** A number of something, or alone, at the start of a text. */
export function readQuantity(text: string): Match | null {
  const [ordinal, rank = ''] = ORDINAL.exec(text) ?? []
  if (ordinal) return match('ordinal', ordinal.length, ordinalWords(rank), `the ${ordinalWords(rank)}`)
  const fraction = readFraction(text)
  if (fraction) return fraction
  const [number, whole = '', decimals = ''] = NUMBER.exec(text) ?? []
  if (!number) return null
  const minus = /^\d/.test(number) ? '' : 'minus '
  const said = minus + decimalWords(whole.replaceAll(',', '') + decimals)
  const rest = text.slice(number.length)
  const [percent] = /^\s?%/.exec(rest) ?? []
  if (percent) return match('percentage', number.length + percent.length, `${said} percent`, said)
  const [written, unit = ''] = UNIT.exec(rest) ?? []
  const names = UNITS[unit]
  if (written && names) {
    return match(
      'unit',
      number.length + written.length,
      `${said} ${whole === '1' && !decimals ? names[0] : names[1]}`,
      said,
    )
  }
  // What goes on is no number, such as "4WD", "3D" and "12-inch".
  if (/^\p{L}/u.test(rest)) return null
  const hasPlus = rest.startsWith('+')
  const plus = hasPlus ? ' plus' : ''
  return match('number', number.length + (hasPlus ? 1 : 0), said + plus, digitWords(whole + decimals))
}
