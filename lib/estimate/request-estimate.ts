/** Requests the estimate for the estimator's choices. */
import type { CallQuery } from '@/lib/api/calls'
import { fetchApi } from '@/lib/api/fetch-api'
import { errorMessage, logError } from '@/lib/log'
import type { EstimatorInputs, EstimatorTab } from './options'

export type EstimateQuestion =
  | { call: 'estimateCommercial'; query: CallQuery<'estimateCommercial'> }
  | { call: 'estimateNarration'; query: CallQuery<'estimateNarration'> }

/**
 * The API query for the choices, if they are complete; else null, and no request is sent. Commercial: needs all three
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

/**
 * Requests an estimate once: no retries, no cache.
 * @returns dollars without GST, or null when the API has no price
 * @throws the failure after logging it; an aborted request is not logged
 */
export async function requestEstimate(question: EstimateQuestion, signal: AbortSignal): Promise<number | null> {
  try {
    const { estimated_quote } = await fetchApi<EstimateQuestion['call']>(question.call, question.query, { signal })
    return estimated_quote.amount
  } catch (error) {
    if (!signal.aborted) logError('Failed to estimate', { call: question.call, reason: errorMessage(error) })
    throw error
  }
}
