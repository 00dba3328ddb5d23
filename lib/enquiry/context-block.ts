/**
 * The first lines of a brief that say what the enquiry is about: the voice, the estimate, the service. Pure.
 *
 * The page writes them when a form is opened; everything else in the brief is the visitor's.
 */

/**
 * @returns what the visitor has written around the block; the whole brief where the block was edited, because it is theirs then
 */
export function wordsAround(brief: string, block: string): string {
  const at = block === '' ? -1 : brief.indexOf(block)
  if (at === -1) return brief.trim()
  const parts = [brief.slice(0, at).trim(), brief.slice(at + block.length).trim()]
  return parts.filter(Boolean).join('\n')
}

/**
 * Puts the block of a new opening in the place of the last one.
 *
 * @param last the block that the page wrote before; empty when there was none
 * @param next empty when the form was opened for nothing in particular
 * @returns the new block, and the visitor's own words below it
 */
export function exchangeBlock(brief: string, last: string, next: string): string {
  if (last === next && brief.includes(next)) return brief
  const words = wordsAround(brief, last)
  return [next, words].filter(Boolean).join('\n\n')
}
