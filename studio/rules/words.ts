/** Validation of words: what the site fills in must be there, and nothing else in curly brackets. */
import { FIELD_TOKENS, tokenOf } from '../../lib/facts/tokens.ts'
import { placeholdersIn } from '../../lib/words/words.ts'

/** What a word may look like. */
export type WordLimits = {
  required: readonly string[]
  allowed: readonly string[]
}

function listed(names: readonly string[]): string {
  return names.map(tokenOf).join(', ')
}

/** The rule of a word: its problem, or true. An empty one is shown as its default. Unknown facts have a rule of their own. */
export function checkWord({ required, allowed }: WordLimits) {
  return (text: string | undefined): true | string => {
    if (!text?.trim()) return true
    const names = placeholdersIn(text)
    const missing = required.filter((name) => !names.includes(name))
    if (missing.length > 0) return `Keep ${listed(missing)}: the site puts a number or a name in its place.`
    const foreign = names.filter((name) => FIELD_TOKENS.includes(name) && !allowed.includes(name))
    return foreign.length === 0 || `Nothing is filled in for ${listed(foreign)} here. Take it out.`
  }
}
