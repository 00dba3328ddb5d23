/** Validation of the figures that count up. */
import { tokensIn } from '../../lib/facts/tokens.ts'
import { wholeNumber } from '../../lib/format/count-up.ts'

/** @returns true for a whole number and for a text with facts, whose values are not checked; otherwise the reason */
export function checkFigure(text: string | undefined): true | string {
  if (!text || tokensIn(text).length > 0) return true
  return wholeNumber(text) !== null || 'Fill in a whole number, or a fact.'
}
