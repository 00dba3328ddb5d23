/** Validation of words: what the site fills in must be there. */
import { inBrackets } from '../../lib/format/brackets.ts'
import { placeholdersIn } from '../../lib/words/words.ts'

/** The rule of a word: its problem, or true. An empty one is shown as its default. Facts have a rule of their own. */
export function checkWord(required: readonly string[]) {
  return (text: string | undefined): true | string => {
    if (!text?.trim()) return true
    const missing = required.filter((name) => !placeholdersIn(text).includes(name))
    return (
      missing.length === 0 ||
      `Keep ${missing.map(inBrackets).join(', ')}: the site puts a number or a name in its place.`
    )
  }
}
