/**
 * The context block of a brief: its first lines, which name the voice, estimate or service that the form was opened
 * for. Pure.
 *
 * The page writes them when a form is opened; everything else in the brief is the visitor's.
 */

/** Lines are compared without the space around them, which nobody sees. */
const linesOf = (text: string) => text.split('\n').map((line) => line.trim())

/** The brief without the block's lines that are still as the page wrote them, wherever they stand; each is taken once. */
function withoutLines(brief: string, block: string): string {
  const written = linesOf(block).filter(Boolean)
  const remaining = brief.split('\n').filter((line) => {
    const at = written.indexOf(line.trim())
    if (at !== -1) written.splice(at, 1)
    return at === -1
  })
  return remaining.join('\n').trim()
}

/**
 * @returns what the visitor has written around the block; when the block itself was edited, also its edited lines,
 * because they are theirs then
 */
export function visitorText(brief: string, block: string): string {
  const at = block === '' ? -1 : brief.indexOf(block)
  if (at === -1) return withoutLines(brief, block)
  const parts = [brief.slice(0, at).trim(), brief.slice(at + block.length).trim()]
  return parts.filter(Boolean).join('\n')
}

/**
 * Replaces the previous context block with that of a new opening.
 *
 * @param last the previous block; empty when there was none
 * @param next empty when the form was opened without a context
 * @returns the new block, and the visitor's own words below it
 */
export function replaceContextBlock(brief: string, last: string, next: string): string {
  if (last === next && brief.includes(next)) return brief
  const words = visitorText(brief, last)
  return [next, words].filter(Boolean).join('\n\n')
}
