/** Hook with the price of a job: of the estimator, and of a script. All of a page that ask for the same price share one request. */
import { type ReadOptions, useApi } from '@/lib/api-hooks/use-api'
import type { EstimateQuestion } from '@/lib/estimate/question'
import { errorMessage, logError } from '@/lib/log'

export type Price = {
  /** Dollars without GST; undefined while it is not known, null when the request has failed or the API has no price. */
  amount: number | null | undefined
  isPending: boolean
  /** Stays until a request for the same price succeeds. */
  hasFailed: boolean
  requestAgain(): void
}

/** @param question null requests nothing */
export function usePrice(question: EstimateQuestion | null, options?: ReadOptions): Price {
  const { call, query } = question ?? { call: 'estimateCommercial', query: null }
  const { data, error, isValidating, mutate } = useApi<EstimateQuestion['call']>(call, query, {
    ...options,
    onError: (failure) => logError('Failed to estimate', { call, reason: errorMessage(failure) }),
  })
  return {
    amount: data ? data.estimated_quote.amount : error ? null : undefined,
    isPending: isValidating,
    hasFailed: error !== undefined,
    requestAgain: () => void mutate(),
  }
}
