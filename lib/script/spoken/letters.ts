/** Acronyms, names of letters and digits, signs and abbreviations. Pure. */
import { digitWords, numberWords } from './numbers.ts'
import { type Match, match } from './reading.ts'

/** Words that spots write in capitals to stress them. Two and three letters; longer ones are read as words anyway. */
const STRESSED = new Set(
  `AM AN AS AT BE BY DO GO HE IF IN IS IT ME MY NO OF OH ON OR SO TO UP US WE ACT ADD AGE AGO AIR ALL AND ANY ARE ASK BAD
  BAG BAR BED BEE BEST BIG BIT BOX BOY BUS BUT BUY CAN CAR CUT DAD DAY DID DIY DOG DRY DUE EAR EAT END EYE FAR FEW FIT FLY
  FOR FUN GAS GET GOT GUY HAD HAS HER HEY HIM HIS HIT HOT HOW ICE ITS JOB JOY KEY KID LAW LET LIE LOT LOW MAD MAN MAP MAY
  MEN MET MUM NEW NOT NOW OFF OIL OLD ONE OUR OUT OWN PAY PET PUT RED RUN SAD SAY SEA SEE SET SHE SIT SIX SKY SON SUN TAX
  TEA TEN THE TOO TOP TRY TWO USE VAN WAR WAS WAY WEB WET WHO WHY WIN WON YES YET YOU ZOO`
    .split(/\s+/)
    .filter((word) => word !== 'DIY' && word !== 'ACT'),
)

/** Longer acronyms that are spelled although they have vowels. */
const SPELLED = new Set([
  'ACCC',
  'ADHD',
  'AHPRA',
  'ASMR',
  'CEO',
  'CSIRO',
  'HECS',
  'IELTS',
  'OECD',
  'UAE',
  'UNSW',
  'UTAS',
  'YMCA',
])

const ACRONYM = /^(\p{Lu}{2,6})(s|'s|\u2019s)?(?![\p{L}\d])/u
const DOTTED = /^((?:\p{Lu}\.){2,6})/u
const MIXED = /^(?=\p{L}*\d|\d+\p{L})[\p{L}\d]{2,20}(?:-\d{1,6})?(?![\p{L}\d])/u
const SIGNS: Readonly<Record<string, readonly [said: string, other: string]>> = {
  '&': ['and', ''],
  '+': ['plus', 'and'],
  '=': ['equals', 'is'],
  '@': ['at', ''],
  '#': ['hashtag', 'number'],
}
const ABBREVIATION = /^(?:e\.g\.|i\.e\.|etc\b\.?|p\.a\.|vs\b\.?|w\/o\b)/i

const ABBREVIATIONS: Readonly<Record<string, readonly [said: string, other: string]>> = {
  'e.g': ['for example', 'E G'],
  'i.e': ['that is', 'I E'],
  etc: ['et cetera', 'and so on'],
  'p.a': ['per annum', 'a year'],
  vs: ['versus', 'V S'],
  'w/o': ['without', 'W O'],
}

function spelled(letters: string): string {
  return Array.from(letters).join(' ')
}

/** Capitals that are spelled: two or three of them, or more without a vowel; the others are read as a word. */
function isSpelled(letters: string): boolean {
  if (STRESSED.has(letters)) return false
  return letters.length < 4 || SPELLED.has(letters) || !/[AEIOUY]/.test(letters)
}

/**
 * An acronym at the start of a text.
 * @param isLoud says whether the words around it stand in capitals too, which then say nothing
 */
export function readAcronym(text: string, isLoud: () => boolean): Match | null {
  const [dotted] = DOTTED.exec(text) ?? []
  if (dotted) return match('acronym', dotted.length, spelled(dotted.replaceAll('.', '')), dotted.replaceAll('.', ''))
  const [written, letters = '', ending = ''] = ACRONYM.exec(text) ?? []
  if (!written || STRESSED.has(letters)) return null
  // Among capitals, only those that cannot be read as a word.
  if (/[AEIOUY]/.test(letters) && isLoud()) return null
  const [asLetters, asWord] = [spelled(letters) + ending, letters + ending]
  return isSpelled(letters)
    ? match('acronym', written.length, asLetters, asWord)
    : match('acronym', written.length, asWord, asLetters)
}

/** A name of letters and digits at the start of a text, such as "MP3", "4WD" or "B2B". */
export function readMixed(text: string): Match | null {
  const [written] = MIXED.exec(text) ?? []
  if (!written || /^\d+$/.test(written)) return null
  const runs = written.match(/\d+|\p{L}+/gu) ?? []
  const sayRun = (run: string, number: (digits: string) => string) =>
    /^\d/.test(run) ? number(run) : /^\p{Lu}{1,4}$/u.test(run) ? spelled(run) : run
  const said = runs.map((run) => sayRun(run, numberWords)).join(' ')
  return match('number', written.length, said, runs.map((run) => sayRun(run, digitWords)).join(' '))
}

/** "&", "+", "=", "@" or "#" at the start of a text. */
export function readSign(text: string): Match | null {
  const said = SIGNS[text.charAt(0)]
  return said ? match('symbol', 1, ...said) : null
}

/** An abbreviation of two words or another one at the start of a text. */
export function readAbbreviation(text: string): Match | null {
  const [written = ''] = ABBREVIATION.exec(text) ?? []
  const said = ABBREVIATIONS[written.toLowerCase().replace(/\.$/, '')]
  return said ? match('symbol', written.length, ...said) : null
}
