/** Builds the API query for the estimator's choices, if they are complete. Pure. */
import type { CallQuery } from '@/lib/api/calls'
import type { EstimatorInputs, EstimatorTab } from './options'

export type EstimateQuestion =
  | { call: 'estimateCommercial'; query: CallQuery<'estimateCommercial'> }
  | { call: 'estimateNarration'; query: CallQuery<'estimateNarration'> }

/**
 * Commercial: needs all three choices; the medium is sent as scriptType. Narration: needs the word count; usage is not
 * part of the API's contract and goes into the brief only. Otherwise null: no request is sent.
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
