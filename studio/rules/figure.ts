/** Validation of the figures that count up. */
import { tokensIn } from '../../lib/facts/tokens.ts'
import { wholeNumber } from '../../lib/format/count-up.ts'

/** The problem of a figure: it is a whole number, or holds facts, whatever these say. */
export function checkFigure(text: string | undefined): true | string {
  if (!text || tokensIn(text).length > 0) return true
  return wholeNumber(text) !== null || 'Fill in a whole number, or a fact.'
}
