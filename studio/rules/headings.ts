/** Validation of the heading order in running text. Pure. */
import { listOf, paragraphText, textOf } from './parent.ts'

/** A problem with one block. */
export type BlockProblem = { block: string; message: string }

/** The anchor name of a heading; empty when there is none. */
export function placeName(block: unknown): string {
  const place = listOf(block, 'markDefs').find((mark) => textOf(mark, '_type') === 'place')
  return textOf(place, 'anchor')
}

const LEVELS: Readonly<Record<string, number>> = { h2: 2, h3: 3 }

/**
 * Reports headings that skip a level or are empty, which confuses people who navigate by headings, and anchor names
 * that have no effect, because they are in a paragraph or used twice.
 * @param hasHeading whether the section around the text has a heading, which is of level 2
 */
export function headingProblems(blocks: readonly unknown[], hasHeading: boolean): BlockProblem[] {
  let level = hasHeading ? 2 : 1
  const named = new Set<string>()
  return blocks.flatMap((block): BlockProblem[] => {
    const own = LEVELS[textOf(block, 'style')]
    const key = textOf(block, '_key')
    const place = placeName(block)
    if (own === undefined) {
      return place ? [{ block: key, message: 'An anchor name works on headings only. Take it away here.' }] : []
    }
    const isTaken = place !== '' && named.has(place)
    named.add(place)
    if (paragraphText(block).trim() === '') return [{ block: key, message: 'This heading has no words.' }]
    const skips = own > level + 1
    level = own
    if (isTaken) return [{ block: key, message: `A heading above is called "${place}" already. Rename one of them.` }]
    return skips ? [{ block: key, message: 'A sub-heading needs a heading above it. Make it a heading.' }] : []
  })
}
