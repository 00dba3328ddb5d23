/** Builds the brief and the summary line of an estimate from the current choices and amount. Pure. */
import { type BriefWords, type Facts, listFacts } from '@/lib/enquiry/briefs'
import type { estimatorWords } from '@/lib/words/estimator'
import type { Words } from '@/lib/words/words'
import { formatMoney } from './money'
import {
  DURATIONS,
  type EstimatorInputs,
  type EstimatorTab,
  type EstimatorWord,
  LOCATIONS,
  MEDIA,
  USAGES,
  WORD_COUNTS,
} from './options'

type EstimatorWords = Words<(typeof estimatorWords)['texts']>

function labelOf<V>(
  options: readonly { value: V; label: EstimatorWord }[],
  value: V | null,
  words: EstimatorWords,
): string | null {
  const label = options.find((option) => option.value === value)?.label
  return label ? words(label) : null
}

/** The choices of a tab as labels, in the order of the questions; null where nothing is chosen. */
function choicesOf(
  tab: EstimatorTab,
  inputs: EstimatorInputs,
  { estimator, brief }: { estimator: EstimatorWords; brief: BriefWords },
): Facts {
  if (tab === 'commercial') {
    const { duration, location, medium } = inputs.commercial
    return [
      [brief('duration'), labelOf(DURATIONS, duration, estimator)],
      [brief('location'), labelOf(LOCATIONS, location, estimator)],
      [brief('medium'), labelOf(MEDIA, medium, estimator)],
    ]
  }
  const { wordCount, usage } = inputs.narration
  const count = WORD_COUNTS.find(({ value }) => value === wordCount)
  return [
    [brief('wordCount'), count ? `${estimator(count.label)} (${estimator(count.length)})` : null],
    [brief('usage'), labelOf(USAGES, usage, estimator)],
  ]
}

/**
 * @param amount dollars without GST; null while there is no estimate, and then neither text names one
 * @returns the line above the fields, such as "$711 + GST: 30 seconds, National, TV" (undefined when nothing is known),
 * and the first lines of the brief (then empty)
 */
export function estimateRequest(
  tab: EstimatorTab,
  inputs: EstimatorInputs,
  amount: number | null,
  words: { estimator: EstimatorWords; brief: BriefWords },
): { about?: string; brief: string } {
  const estimate = amount === null ? null : `${formatMoney(amount)} ${words.estimator('plusGst')}`
  const choices = choicesOf(tab, inputs, words)
  const chosen = choices.flatMap(([, label]) => label ?? []).join(', ')
  return {
    about: [estimate, chosen].filter(Boolean).join(': ') || undefined,
    brief: listFacts([[words.brief('estimate'), estimate], ...choices]),
  }
}
