/** Requests an estimate from the API once: no retries, no cache. */
import { fetchApi } from '@/lib/api/fetch-api'
import { errorMessage, logError } from '@/lib/log'
import type { EstimateQuestion } from './query'

/**
 * @returns dollars without GST, or null when the API has no price
 * @throws the failure after logging it; an aborted request is not logged
 */
export async function requestEstimate(question: EstimateQuestion, signal: AbortSignal): Promise<number | null> {
  try {
    const { estimated_quote } =
      question.call === 'estimateCommercial'
        ? await fetchApi(question.call, question.query, { signal })
        : await fetchApi(question.call, question.query, { signal })
    return estimated_quote.amount
  } catch (error) {
    if (!signal.aborted) logError('Failed to estimate', { call: question.call, reason: errorMessage(error) })
    throw error
  }
}
