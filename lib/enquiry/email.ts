/**
 * Reads an e-mail address as it is pasted from elsewhere: `Name <a@b.com>`, `mailto:a@b.com`, with quotes or the sentence's
 * punctuation around it. Pure.
 */

const LOCAL_CHARACTER = '[^\\s\\p{Cc}\\p{Cs}@"(),:;<>[\\]\\\\.]'
/** Letters, digits and marks of any script, joiners of names in Persian, and hyphens within. */
const LETTER = '[\\p{L}\\p{M}\\p{N}\\p{Join_Control}]'
const LABEL = `(?=[^.]{1,63}(?:\\.|$))${LETTER}+(?:-+${LETTER}+)*`

/** {local}@{domain with a dot}, without spaces; free-mail domains and letters of any script are allowed. */
const DOMAIN_TEXT = `(?:${LABEL}\\.)+(?!\\p{N}+$)${LABEL}`
const EMAIL = new RegExp(`^${LOCAL_CHARACTER}+(?:\\.${LOCAL_CHARACTER}+)*@${DOMAIN_TEXT}$`, 'u')
const DOMAIN = new RegExp(`^${DOMAIN_TEXT}$`, 'u')

/** The longest e-mail address that SMTP can carry (RFC 5321). */
const EMAIL_MAX = 254
/** The longest text in which an address is looked for, a name and some punctuation included. */
const READ_MAX = 600

export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX && EMAIL.test(text)
}

/** What could be an address; the rest of a line is what stands around it. */
const CANDIDATE =
  /[^\s<>()[\]{}"\u201c\u201d\u2018\u00ab\u00bb\u300c\u300d,;:|]+@[^\s<>()[\]{}"\u201c\u201d\u00ab\u00bb\u300c\u300d,;:|]+/g
const MAILTO = /\bmailto:\s*([^\s<>"()[\]]+)/gi

/** "mailto:a%40b.com?subject=Hello" as the address that it is. */
function withoutMailto(line: string): string {
  return line.replace(MAILTO, (_, link: string) => {
    const [address = ''] = link.split('?')
    try {
      return decodeURIComponent(address)
    } catch {
      return address
    }
  })
}

/** Without what a sentence puts around a word; a valid address neither begins nor ends with it. */
function bare(candidate: string): string {
  const end = candidate.replace(/[.!?'\u2019\u2026`*]+$/, '')
  return isEmail(end) && !/^['\u2019`*]/.test(end) ? end : end.replace(/^[.'\u2019`*]+/, '')
}

/** Each address in a line once, in whatever case. */
function candidatesIn(line: string): string[] {
  const found = (line.match(CANDIDATE) ?? []).map(bare)
  return [...new Map(found.map((candidate) => [candidate.toLowerCase(), candidate])).values()]
}

/** A label, or a remark in brackets: nothing that makes the line more than an address. */
const SURROUNDINGS = /\([^()]*\)|\b(?:business )?(?:e-?mail)(?: address)?\b|\be(?=:)/gi

/**
 * The one address of a line. A line with several, or with words that may belong to it, stays as it was typed.
 * @param line without invisible characters
 */
export function readEmail(line: string): string {
  if (line.length > READ_MAX || isEmail(line)) return line
  const plain = withoutMailto(line)
  const [candidate, ...others] = candidatesIn(plain)
  if (candidate === undefined || others.length > 0 || !isEmail(candidate)) return line
  const [before = '', ...behind] = plain.split(candidate)
  const rest = [before, ...behind].join(' ').replace(SURROUNDINGS, '')
  const isInBrackets = /[<([]\s*['"]?$/.test(before)
  return isInBrackets || !/[\p{L}\p{N}@]/u.test(rest.replace(CANDIDATE, '')) ? candidate : line
}

/** Why a text is no address. */
export function emailProblem(text: string): 'several' | 'at' | 'spaces' | 'domain' | 'other' {
  const [candidate, ...others] = candidatesIn(text)
  if (others.length > 0) return 'several'
  if (text.split('@').length !== 2) return 'at'
  if (candidate && !DOMAIN.test(candidate.split('@')[1] ?? '')) return 'domain'
  return /\s/.test(text) ? 'spaces' : 'other'
}
