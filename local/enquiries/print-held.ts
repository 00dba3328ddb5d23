/** Prints held enquiries so that an operator can judge them. Pure. */

import { sourcePageOf, withoutSourcePage } from '../../lib/enquiry/payload.ts'
import type { HeldEntry } from '../../lib/enquiry/server/held/held-enquiries.ts'

/** Characters of a brief that are printed; `--json` has all. */
const BRIEF_SHOWN = 2000

/** What could move the cursor, colour the terminal, or show text in another order than it has; line ends are not in it. */
const UNSAFE = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu

function escapeOf(character: string): string {
  return `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`
}

/** One line of what a visitor typed. */
function printable(text: string): string {
  return text.replace(UNSAFE, escapeOf)
}

function printableLines(text: string): string[] {
  const shown = text.slice(0, BRIEF_SHOWN)
  const lines = shown.split(/\r\n|\n/).map((line) => printable(line.replaceAll('\t', '  ')))
  const rest = text.length - shown.length
  return rest > 0 ? [...lines, `… (${rest} more characters: list --json)`] : lines
}

function blockOf({ id, endsAt, held }: HeldEntry): string {
  if (!held) return ''
  const { reason, heldAt, enquiry } = held
  const [first = '', ...more] = printableLines(withoutSourcePage(enquiry.brief))
  return [
    `${id}  ${heldAt}  ${reason}`,
    `  page    ${printable(sourcePageOf(enquiry.brief) ?? '-')}`,
    `  name    ${printable(enquiry.name)}`,
    `  phone   ${printable(enquiry.phone)}`,
    `  e-mail  ${printable(enquiry.email)}`,
    `  brief   ${first}`,
    ...more.map((line) => `          ${line}`),
    `  ends    ${endsAt}`,
  ].join('\n')
}

/** @param entries all readable */
export function textOfHeld(entries: readonly HeldEntry[]): string {
  if (entries.length === 0) return 'No enquiry is held.'
  return entries.map(blockOf).join('\n\n')
}

/** An array of flat objects, which says everything. @param entries all readable */
export function jsonOfHeld(entries: readonly HeldEntry[]): string {
  const rows = entries.map(({ id, endsAt, held }) => {
    if (!held) return { id, endsAt }
    const { name, phone, email, brief } = held.enquiry
    const page = sourcePageOf(brief)
    return {
      id,
      heldAt: held.heldAt,
      endsAt,
      trap: held.reason,
      page,
      name,
      phone,
      email,
      brief: withoutSourcePage(brief),
    }
  })
  // JSON escapes the control characters of ASCII by itself; the line ends that are left are its own.
  return JSON.stringify(rows, null, 2).replace(UNSAFE, (character) =>
    character === '\n' ? character : escapeOf(character),
  )
}
