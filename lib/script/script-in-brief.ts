/** The script in the brief of an enquiry. Pure. */
import { cleanField } from '../enquiry/clean-field.ts'

/**
 * The visitor's words with a script below them. It is the visitor's own text, so another opening of the form keeps it.
 * @param last the script that was put there before, which the new one replaces
 */
export function withScript(brief: string, script: string, last: string): string {
  const [next, before] = [cleanField('brief', script).trim(), cleanField('brief', last).trim()]
  if (before !== '' && brief.includes(before)) return brief.replace(before, () => next)
  // As lines of its own: a script may be a part of another one.
  if (`\n${brief}\n`.includes(`\n${next}\n`)) return brief
  return [brief.trim(), next].filter(Boolean).join('\n\n')
}
