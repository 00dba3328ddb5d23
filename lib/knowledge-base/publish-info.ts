/** What the publication line of an article says, such as "4 August 2026 · 2 min read": its author, and its date. Pure. */

/** One form for spellings that read the same: Unicode form, case, apostrophes and white space. */
function comparable(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc\u0060\u00b4]/g, "'")
    .replace(/\p{Cf}+/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}

const WORD = /[\p{L}\p{M}\p{N}]/u

/** Whether a text holds a name as whole words: "Ann" is not in "Annabel". */
function hasWords(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    if (!WORD.test(text.slice(0, at).at(-1) ?? '') && !WORD.test(text.charAt(at + name.length))) return true
  }
  return false
}

/** Whether a publication line names the author, or each of several, who is then not named again. */
export function isNamedIn(author: string, line: string): boolean {
  const names = comparable(author)
    .split(/\s*[,;&]\s*|\s+and\s+/)
    .filter(Boolean)
  const whole = comparable(line)
  return names.length > 0 && names.every((name) => hasWords(whole, name))
}

/** Unambiguous formats only: 4/8/2026 is April in one country and August in another. */
const DATE = /\b(?:\d{4}-\d{2}-\d{2}|\d{1,2} [a-z]{3,} \d{4}|[a-z]{3,} \d{1,2},? \d{4})(?!\d)/i

/** @returns the day as YYYY-MM-DD; null when there is no unambiguous one */
export function publishDate(publishInfo: string): string | null {
  const time = Date.parse(`${DATE.exec(publishInfo)?.[0]} UTC`)
  return Number.isNaN(time) ? null : new Date(time).toISOString().slice(0, 10)
}
