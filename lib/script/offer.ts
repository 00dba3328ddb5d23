/**
 * The length of commercial, or the band of words of narration, that a script is priced by; how many words it still has room for, and how
 * many would have to be cut for the next smaller one. Pure.
 */
import type { LabelledValues } from '@/lib/enquiry/briefs'
import { formatMoney, withGst } from '@/lib/estimate/money'
import { NO_INPUTS, OPTIONS } from '@/lib/estimate/options'
import { type EstimateQuestion, estimateQuestion } from '@/lib/estimate/question'
import type { Words } from '@/lib/words/words'
import { type SpokenLength, secondsFor, wordsOver } from './pace'
import type { ScriptUse } from './script-store'

/** A length or a band. */
export type Fit = {
  question: EstimateQuestion
  /** The word that names it, such as that of "30 seconds". */
  label: (typeof OPTIONS.duration | typeof OPTIONS.wordCount)[number]['label']
}

export type Offer = {
  /** Null for a script that is longer than the estimator goes, and for one of which nothing is said. */
  fit: Fit | null
  /** Words that still fit; 0 without a fit. */
  room: number
  /** What a few words less would make of it; null when too many would have to go. */
  cut: (Fit & { words: number }) | null
}

/** A share of the words that an editor finds to cut without writing the script anew. */
const MAX_CUT = 0.25

type Step = Fit & { over: number; room: number }

function stepsFor(script: SpokenLength, pace: number | null, { tab, location, medium }: ScriptUse): Step[] {
  const steps: Step[] = []
  function add(label: Fit['label'], question: EstimateQuestion | null, over: number, room: number): void {
    if (question) steps.push({ label, question, over, room })
  }
  if (tab === 'narration') {
    for (const { value, label } of OPTIONS.wordCount) {
      const question = estimateQuestion(tab, { ...NO_INPUTS, wordCount: value })
      add(label, question, Math.max(0, script.words - value), value - script.words)
    }
  } else if (pace !== null) {
    const taken = secondsFor(script, pace)
    for (const { value, label } of OPTIONS.duration) {
      const question = estimateQuestion(tab, { ...NO_INPUTS, location, medium, duration: value })
      // More than what a division of floating-point numbers and of hundredths of a second may be off.
      add(label, question, wordsOver(script, pace, value), Math.floor(script.words * (value / taken - 1) + 0.01))
    }
  }
  return steps
}

/** @param pace of the reader, in words of average length in 30 seconds; null when it is unknown */
export function offerFor(script: SpokenLength, pace: number | null, use: ScriptUse): Offer {
  if (script.words === 0) return { fit: null, room: 0, cut: null }
  const steps = stepsFor(script, pace, use)
  const at = steps.findIndex(({ over }) => over === 0)
  const fit = steps[at] ?? null
  // Without a fit the largest is the next smaller one.
  const smaller = at === -1 ? steps.at(-1) : steps[at - 1]
  const cut = smaller && smaller.over <= script.words * MAX_CUT ? { ...smaller, words: smaller.over } : null
  return { fit, room: fit?.room ?? 0, cut }
}

type JobWords = Pick<Words, 'estimator' | 'briefs' | 'script'>

/** "$520 + GST ($572 including GST)". @param amount dollars without GST */
function priceText(amount: number, { estimator }: Pick<Words, 'estimator'>): string {
  return `${formatMoney(amount)} ${estimator.plusGst} (${formatMoney(withGst(amount))} ${estimator.withGst})`
}

/** The use in words, such as "Commercial, National, Radio". */
export function jobText({ tab, location, medium }: ScriptUse, { estimator }: Pick<Words, 'estimator'>): string {
  const parts: string[] = [estimator[tab]]
  if (tab === 'commercial') parts.push(estimator[location], estimator[medium])
  return parts.join(', ')
}

/** Everything that a price is for, as lines of a brief. @param amount dollars without GST; null while there is no price */
export function jobFacts(use: ScriptUse, fit: Fit | null, amount: number | null, words: JobWords): LabelledValues {
  const { script, estimator, briefs } = words
  const isCommercial = use.tab === 'commercial'
  return [
    [script.kind, estimator[use.tab]],
    [briefs[isCommercial ? 'duration' : 'wordCount'], fit && estimator[fit.label]],
    [briefs.location, isCommercial ? estimator[use.location] : null],
    [briefs.medium, isCommercial ? estimator[use.medium] : null],
    [briefs.estimate, amount === null ? null : priceText(amount, words)],
  ]
}
