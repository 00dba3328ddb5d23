/**
 * Hook with the estimator's state: choices per tab, the estimate for the current choices, and the brief derived from
 * them.
 */
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { readQuery, subscribeUrl } from '@/lib/browser/query'
import { useWords } from '@/lib/contexts/words-context'
import { enquiryOfEstimate } from '@/lib/estimate/brief'
import { type EstimatorInputs, type EstimatorTab, NO_INPUTS, type Question } from '@/lib/estimate/options'
import { estimateQuestion, requestEstimate } from '@/lib/estimate/request-estimate'
import { type EstimatedVoice, parseEstimatedVoice } from '@/lib/estimate/voice-query'

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
  /** The response for the current choices; null while there is none. Its amount is null if the API has no price. */
  const [response, setResponse] = useState<{ amount: number | null } | null>(null)
  /** The choices whose request has failed, until one for them succeeds. */
  const [failed, setFailed] = useState<string | null>(null)
  const [retries, setRetries] = useState(0)
  /** Switching tabs clears the brief but for the voice, so that it never describes the other tab; a choice or a response rebuilds it. */
  const [isCleared, setCleared] = useState(false)

  const question = estimateQuestion(tab, inputs)
  // Serialised query: choosing a usage changes nothing in it, switching to a complete tab does.
  const key = question && JSON.stringify(question)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the serialised question
  useEffect(() => {
    if (!question) return
    const controller = new AbortController()
    requestEstimate(question, controller.signal)
      .then(
        (amount) => ({ amount, isFailed: false }),
        // The error has been logged; the amount stays $0.
        () => ({ amount: null, isFailed: true }),
      )
      .then(({ amount, isFailed }) => {
        if (controller.signal.aborted) return
        setResponse({ amount })
        setFailed(isFailed ? key : null)
        setCleared(false)
      })
    return () => {
      controller.abort()
      setResponse(null)
    }
  }, [key, retries])

  const words = useWords('estimator', 'briefs')
  const amount = response?.amount ?? null
  const missing: Missing =
    key === null ? 'choices' : failed === key ? 'failed' : response && amount === null ? 'price' : null
  return {
    tab,
    inputs,
    voice,
    /** Dollars without GST; null = no estimate, shown as $0. */
    amount,
    /** A request is pending. */
    isPending: question !== null && response === null,
    /** Why there is no amount for the choices. While it is requested again, the reason stays. */
    missing,
    /** Requests a failed estimate again. */
    retry: () => setRetries((count) => count + 1),
    /** Prefill of the dialog that "Finalise your quote" opens. */
    request: isCleared
      ? enquiryOfEstimate(tab, NO_INPUTS, null, words, voice)
      : enquiryOfEstimate(tab, inputs, amount, words, voice),
    switchTab(next: EstimatorTab): void {
      if (next === tab) return
      setTab(next)
      setResponse(null)
      setCleared(true)
    },
    choose<Own extends Question>(question: Own, value: EstimatorInputs[Own]): void {
      setInputs((now) => ({ ...now, [question]: value }))
      setCleared(false)
    },
  }
}
