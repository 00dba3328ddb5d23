/** Builds the brief and the summary line of an estimate from the current choices and amount. Pure. */
import { type BriefWords, listValues, voiceAbout, voiceBrief } from '@/lib/enquiry/briefs'
import type { Words } from '@/lib/words/words'
import { formatMoney } from './money'
import { type EstimatorInputs, type EstimatorTab, OPTIONS, type Option, QUESTIONS, type Question } from './options'
import { estimateQuestion } from './question'
import type { EstimatedVoice } from './voice-query'

type EstimatorWords = Words['estimator']

/** The label of the chosen option; null while nothing is chosen. */
function labelOf(question: Question, inputs: EstimatorInputs, words: EstimatorWords): string | null {
  const options: readonly Option<string | number>[] = OPTIONS[question]
  const chosen = options.find(({ value }) => value === inputs[question])
  if (!chosen) return null
  return chosen.length ? `${words[chosen.label]} (${words[chosen.length]})` : words[chosen.label]
}

/**
 * @param amount dollars without GST; null while there is no estimate: the line above the fields then names none, and the
 * brief says so as soon as there are choices enough for one: "$0 + GST (no estimate was given)"
 * @param voice for which the job is estimated; its lines are the first
 * @returns the line above the fields, such as "$711 + GST: 30 seconds, National, TV" (undefined when nothing is known),
 * and the first lines of the brief (then empty)
 */
export function enquiryOfEstimate(
  tab: EstimatorTab,
  inputs: EstimatorInputs,
  amount: number | null,
  words: { estimator: EstimatorWords; briefs: BriefWords },
  voice: EstimatedVoice | null = null,
): { about?: string; brief: string } {
  const price = `${formatMoney(amount ?? 0)} ${words.estimator.plusGst}`
  const missing = estimateQuestion(tab, inputs) && `${price} (${words.briefs.noEstimate})`
  const choices = QUESTIONS[tab].map(
    (question) => [words.briefs[question], labelOf(question, inputs, words.estimator)] as const,
  )
  const chosen = choices.flatMap(([, label]) => label ?? []).join(', ')
  const job = [amount !== null && price, chosen].filter(Boolean).join(': ')
  const named = voice && voiceAbout(voice.name, voice.code, words.briefs)
  const estimated = listValues([[words.briefs.estimate, amount === null ? missing : price], ...choices])
  return {
    about: [named, job].filter(Boolean).join(': ') || undefined,
    brief: [voice && voiceBrief(voice.name, voice.code, words.briefs), estimated].filter(Boolean).join('\n'),
  }
}
