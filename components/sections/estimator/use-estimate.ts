/**
 * The estimator's state (specification section 4): choices per tab, the amount of the one current question, and the brief
 * that goes with them.
 */
import { useEffect, useState } from 'react'
import { estimateRequest } from '@/lib/estimate/brief'
import {
  type CommercialInputs,
  type EstimatorInputs,
  type EstimatorTab,
  type NarrationInputs,
  NO_INPUTS,
} from '@/lib/estimate/options'
import { estimateQuestion } from '@/lib/estimate/query'
import { requestEstimate } from '@/lib/estimate/request-estimate'

export function useEstimate() {
  const [tab, setTab] = useState<EstimatorTab>('commercial')
  const [inputs, setInputs] = useState<EstimatorInputs>(NO_INPUTS)
  /** The answer to the current question; null while there is none. Its amount is null where the API has no price. */
  const [answer, setAnswer] = useState<{ amount: number | null } | null>(null)
  /** Switching tabs clears the brief; a choice or an answer builds it again (readings A35, A36). */
  const [isCleared, setCleared] = useState(false)

  const question = estimateQuestion(tab, inputs)
  // The question as text: choosing a usage asks nothing new, switching to a complete tab does.
  const key = question && JSON.stringify(question)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the question
  useEffect(() => {
    if (!question) return
    const controller = new AbortController()
    requestEstimate(question, controller.signal)
      // It has been logged; the amount stays $0.
      .catch(() => null)
      .then((amount) => {
        if (controller.signal.aborted) return
        setAnswer({ amount })
        setCleared(false)
      })
    return () => {
      controller.abort()
      setAnswer(null)
    }
  }, [key])

  const amount = answer?.amount ?? null
  return {
    tab,
    inputs,
    /** Dollars without GST; null = no estimate, shown as $0. */
    amount,
    /** A question is on its way. */
    isPending: question !== null && answer === null,
    /** What Finalise your quote opens the dialog with. */
    request: isCleared ? {} : estimateRequest(tab, inputs, amount),
    switchTab(next: EstimatorTab): void {
      if (next === tab) return
      setTab(next)
      setAnswer(null)
      setCleared(true)
    },
    chooseCommercial(change: Partial<CommercialInputs>): void {
      setInputs((now) => ({ ...now, commercial: { ...now.commercial, ...change } }))
      setCleared(false)
    },
    chooseNarration(change: Partial<NarrationInputs>): void {
      setInputs((now) => ({ ...now, narration: { ...now.narration, ...change } }))
      setCleared(false)
    },
  }
}
