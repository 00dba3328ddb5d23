/** What the API is asked for a price: one of its two calls, with its query. Pure. */
import type { CallQuery } from '@/lib/api/calls'
import type { EstimatorInputs, EstimatorTab } from './options'

export type EstimateQuestion =
  | { call: 'estimateCommercial'; query: CallQuery<'estimateCommercial'> }
  | { call: 'estimateNarration'; query: CallQuery<'estimateNarration'> }

/**
 * The question for the choices, if they are complete; else null, and no request is sent. Commercial: needs all three
 * choices; the medium is sent as scriptType. Narration: needs the word count; usage is not part of the API's contract and
 * goes into the brief only.
 */
export function estimateQuestion(tab: EstimatorTab, inputs: EstimatorInputs): EstimateQuestion | null {
  const { duration, location, medium, wordCount } = inputs
  if (tab === 'commercial') {
    if (duration === null || location === null || medium === null) return null
    return { call: 'estimateCommercial', query: { duration, location, scriptType: medium } }
  }
  return wordCount === null ? null : { call: 'estimateNarration', query: { wordCount } }
}
