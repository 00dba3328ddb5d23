/** Hook with the estimator's price for what the script is: a narration of its band, or a commercial of the length that it fits. */
import { useEffect, useRef, useState } from 'react'
import { useWords } from '@/lib/contexts/words-context'
import { formatMoney } from '@/lib/estimate/money'
import { type EstimatorInputs, type EstimatorTab, NO_INPUTS } from '@/lib/estimate/options'
import { estimateQuestion, requestEstimate } from '@/lib/estimate/request-estimate'
import { bandFor, LENGTHS, wordsOver } from '@/lib/script/pace'
import type { SpokenLength } from '@/lib/script/spoken/spoken-length'

/** `idle` before the press, and again once the choice is another one. */
type Price = { status: 'idle' | 'pending' | 'none' } | { status: 'known'; amount: number }

type Choice = Pick<EstimatorInputs, 'location' | 'medium'> & { tab: EstimatorTab }

/** @param pace the medium pace, by which a commercial fits, in words of average length in 30 seconds; null when it is unknown */
export function usePrice(script: SpokenLength, pace: number | null) {
  const words = useWords('estimator')
  const [choice, setChoice] = useState<Choice>({ tab: 'narration', location: 'national', medium: 'radio' })
  const [response, setResponse] = useState<{ key: string; price: Price } | null>(null)
  const controller = useRef<AbortController | null>(null)

  const { tab, location, medium } = choice
  const band = tab === 'narration' ? bandFor(script.words) : null
  const seconds =
    tab === 'commercial' && pace !== null && LENGTHS.find((length) => wordsOver(script, pace, length) === 0)
  const inputs: EstimatorInputs = {
    ...NO_INPUTS,
    location,
    medium,
    duration: seconds || null,
    wordCount: band?.value ?? null,
  }
  const question = script.words > 0 ? estimateQuestion(tab, inputs) : null
  const key = JSON.stringify(question)
  const price: Price = response?.key === key ? response.price : { status: 'idle' }

  useEffect(() => () => controller.current?.abort(), [])

  async function request(): Promise<void> {
    controller.current?.abort()
    if (!question) return
    const own = new AbortController()
    controller.current = own
    setResponse({ key, price: { status: 'pending' } })
    // The failure has been logged.
    const amount = await requestEstimate(question, own.signal).catch(() => null)
    if (own.signal.aborted) return
    setResponse({ key, price: amount === null ? { status: 'none' } : { status: 'known', amount } })
  }

  return {
    choice,
    choose: (changes: Partial<Choice>) => setChoice((now) => ({ ...now, ...changes })),
    /** What is priced, such as "300 words (1 to 2 min)" or "30 seconds"; null when it is longer than the estimator goes. */
    subject: band
      ? `${words.estimator[band.label]} (${words.estimator[band.length]})`
      : seconds
        ? words.estimator[`seconds${seconds}`]
        : null,
    price,
    /** "$711 + GST"; null while there is none. */
    priceText: price.status === 'known' ? `${formatMoney(price.amount)} ${words.estimator.plusGst}` : null,
    request,
  }
}

export type PriceState = ReturnType<typeof usePrice>
