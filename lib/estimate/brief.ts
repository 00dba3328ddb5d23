/** The brief that the estimator fills in: made from the choices and the estimate as they are now (readings A35, A42). Pure. */
import { commercialBrief, narrationBrief } from '@/lib/enquiry/briefs'
import { formatMoney } from './money'
import { DURATIONS, type EstimatorInputs, type EstimatorTab, LOCATIONS, MEDIA, USAGES, WORD_COUNTS } from './options'

function labelOf<V>(options: readonly { value: V; label: string }[], value: V | null): string | null {
  return options.find((option) => option.value === value)?.label ?? null
}

/**
 * @param amount dollars without GST; null while there is no estimate, and then the brief has no line for it
 * @returns an empty text when nothing is known
 */
export function estimateBrief(tab: EstimatorTab, inputs: EstimatorInputs, amount: number | null): string {
  const estimate = amount === null ? null : `${formatMoney(amount)} + GST`
  if (tab === 'commercial') {
    const { duration, location, medium } = inputs.commercial
    return commercialBrief({
      estimate,
      duration: labelOf(DURATIONS, duration),
      location: labelOf(LOCATIONS, location),
      medium: labelOf(MEDIA, medium),
    })
  }
  const { wordCount, usage } = inputs.narration
  const words = WORD_COUNTS.find(({ value }) => value === wordCount)
  return narrationBrief({
    estimate,
    wordCount: words ? `${words.label} (${words.length})` : null,
    usage: labelOf(USAGES, usage),
  })
}
