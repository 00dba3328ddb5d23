/** Which question the choices make for the API, if they are enough for one. Pure. */
import type { CallQuery } from '@/lib/api/calls'
import type { EstimatorInputs, EstimatorTab } from './options'

export type EstimateQuestion =
  | { call: 'estimateCommercial'; query: CallQuery<'estimateCommercial'> }
  | { call: 'estimateNarration'; query: CallQuery<'estimateNarration'> }

/**
 * Commercial: all three choices are there; medium travels as scriptType. Narration: the word count is there; usage is not sent
 * (reading A34). Otherwise null: nothing is asked.
 */
export function estimateQuestion(tab: EstimatorTab, inputs: EstimatorInputs): EstimateQuestion | null {
  if (tab === 'commercial') {
    const { duration, location, medium } = inputs.commercial
    if (duration === null || location === null || medium === null) return null
    return { call: 'estimateCommercial', query: { duration, location, scriptType: medium } }
  }
  const { wordCount } = inputs.narration
  return wordCount === null ? null : { call: 'estimateNarration', query: { wordCount } }
}
