/** Finds notes for the owner whose passage is no longer in the text. */
import { listOf, paragraphText, textOf } from './parent.ts'

function textsOf(body: readonly unknown[]): string {
  return body
    .map((block) => {
      const rows = listOf(block, 'rows').map((row) =>
        [textOf(row, 'term'), textOf(row, 'text'), ...listOf(row, 'cells')].join(' '),
      )
      return [paragraphText(block), ...rows].join(' ')
    })
    .join(' ')
}

/**
 * @param section a text section with its `body` and `ownerNotes`
 * @returns the keys of the notes that quote words missing in the text
 */
export function lostNotes(section: unknown): string[] {
  const text = textsOf(listOf(section, 'body'))
  return listOf(section, 'ownerNotes')
    .filter((note) => !text.includes(textOf(note, 'passage').trim()))
    .map((note) => textOf(note, '_key'))
}
