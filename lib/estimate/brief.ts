/** Builds the brief and the summary line of an estimate from the current choices and amount. Pure. */
import { commercialBrief, estimateAbout, narrationBrief } from '@/lib/enquiry/briefs'
import { formatMoney } from './money'
import { DURATIONS, type EstimatorInputs, type EstimatorTab, LOCATIONS, MEDIA, USAGES, WORD_COUNTS } from './options'

function labelOf<V>(options: readonly { value: V; label: string }[], value: V | null): string | null {
  return options.find((option) => option.value === value)?.label ?? null
}

/** The choices of a tab as labels, in the order of the questions; null where nothing is chosen. */
function choicesOf(tab: EstimatorTab, inputs: EstimatorInputs): (string | null)[] {
  if (tab === 'commercial') {
    const { duration, location, medium } = inputs.commercial
    return [labelOf(DURATIONS, duration), labelOf(LOCATIONS, location), labelOf(MEDIA, medium)]
  }
  const { wordCount, usage } = inputs.narration
  const words = WORD_COUNTS.find(({ value }) => value === wordCount)
  return [words ? `${words.label} (${words.length})` : null, labelOf(USAGES, usage)]
}

/**
 * @param amount dollars without GST; null while there is no estimate, and then neither text names one
 * @returns the line above the fields (undefined when nothing is known) and the first lines of the brief (then empty)
 */
export function estimateRequest(
  tab: EstimatorTab,
  inputs: EstimatorInputs,
  amount: number | null,
): { about?: string; brief: string } {
  const estimate = amount === null ? null : `${formatMoney(amount)} + GST`
  const choices = choicesOf(tab, inputs)
  const [first = null, second = null, third = null] = choices
  const brief =
    tab === 'commercial'
      ? commercialBrief({ estimate, duration: first, location: second, medium: third })
      : narrationBrief({ estimate, wordCount: first, usage: second })
  return { about: estimateAbout(estimate, choices), brief }
}
