/** The order of headings in running text. Pure. */
import { listOf, textOf } from './parent.ts'

/** Something to tell the editor about one block. */
export type BlockProblem = { block: string; message: string }

const LEVELS: Readonly<Record<string, number>> = { h2: 2, h3: 3 }

/**
 * Headings that skip a level or have no words: people who jump from heading to heading take a gap for something missing.
 * @param hasHeading whether the section around the text has a heading, which is of level 2
 */
export function headingProblems(blocks: readonly unknown[], hasHeading: boolean): BlockProblem[] {
  let level = hasHeading ? 2 : 1
  return blocks.flatMap((block): BlockProblem[] => {
    const own = LEVELS[textOf(block, 'style')]
    if (own === undefined) return []
    const key = textOf(block, '_key')
    const text = listOf(block, 'children').map((span) => textOf(span, 'text'))
    if (text.join('').trim() === '') return [{ block: key, message: 'This heading has no words.' }]
    const skips = own > level + 1
    level = own
    return skips ? [{ block: key, message: 'A sub-heading needs a heading above it. Make it a heading.' }] : []
  })
}
