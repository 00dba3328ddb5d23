/**
 * Hook with the estimator's state: choices per tab, the estimate for the current choices, and the brief derived from
 * them.
 */
import { useMemo, useState, useSyncExternalStore } from 'react'
import { readQuery, subscribeUrl } from '@/lib/browser/query'
import { useWords } from '@/lib/contexts/words-context'
import { enquiryOfEstimate } from '@/lib/estimate/brief'
import { type EstimatorInputs, type EstimatorTab, NO_INPUTS, type Question } from '@/lib/estimate/options'
import { estimateQuestion } from '@/lib/estimate/question'
import { type EstimatedVoice, parseEstimatedVoice } from '@/lib/estimate/voice-query'
import { usePrice } from './use-price'

/** The voice that the URL names: its page links to the estimator. The server does not know the query. */
function useEstimatedVoice(): EstimatedVoice | null {
  const query = useSyncExternalStore(subscribeUrl, readQuery, () => '')
  return useMemo(() => parseEstimatedVoice(query), [query])
}

/** Why there is no amount: choices are missing, the request has failed, or the API has no price; null while there is one, or is requested. */
export type Missing = 'choices' | 'failed' | 'price' | null

/** @param given the voice for which the job is estimated; without it the one that the URL names */
export function useEstimate(given?: EstimatedVoice) {
  const linked = useEstimatedVoice()
  const voice = given ?? linked
  const [tab, setTab] = useState<EstimatorTab>('commercial')
  const [inputs, setInputs] = useState<EstimatorInputs>(NO_INPUTS)
  /** Switching tabs clears the brief but for the voice, so that it never describes the other tab; a choice or a response rebuilds it. */
  const [isCleared, setCleared] = useState(false)

  const question = estimateQuestion(tab, inputs)
  // Every choice asks anew, and once: the visitor sees the failure and repeats it.
  const price = usePrice(question, { retries: 0, unusedFor: 0 })
  const { isPending, hasFailed } = price
  if (isCleared && question !== null && !isPending) setCleared(false)

  const words = useWords('estimator', 'briefs')
  const amount = price.amount ?? null
  const missing: Missing = question === null ? 'choices' : hasFailed ? 'failed' : price.amount === null ? 'price' : null
  return {
    tab,
    inputs,
    voice,
    /** Dollars without GST; null = no estimate, shown as $0. */
    amount,
    isPending,
    /** Why there is no amount for the choices. While it is requested again, the reason stays. */
    missing,
    /** Requests a failed estimate again. */
    retry: price.requestAgain,
    /** Prefill of the dialog that "Finalise your quote" opens. */
    request: isCleared
      ? enquiryOfEstimate(tab, NO_INPUTS, null, words, voice)
      : enquiryOfEstimate(tab, inputs, amount, words, voice),
    switchTab(next: EstimatorTab): void {
      if (next === tab) return
      setTab(next)
      setCleared(true)
    },
    choose<Own extends Question>(question: Own, value: EstimatorInputs[Own]): void {
      setInputs((now) => ({ ...now, [question]: value }))
      setCleared(false)
    },
  }
}
