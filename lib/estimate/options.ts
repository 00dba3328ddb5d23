/** Options of the estimator. Values follow the API's contract; labels name the words that people read. Pure. */
import type { estimatorWords } from '@/lib/words/estimator'

export const DURATIONS = [
  { value: 15, label: 'seconds15' },
  { value: 30, label: 'seconds30' },
  { value: 60, label: 'seconds60' },
] as const

export const LOCATIONS = [
  { value: 'regional', label: 'regional' },
  { value: 'statewide', label: 'statewide' },
  { value: 'national', label: 'national' },
] as const

export const MEDIA = [
  { value: 'radio', label: 'radio' },
  { value: 'tv', label: 'tv' },
  { value: 'digital', label: 'digital' },
] as const

/** `length` is how long the words take to read aloud. */
export const WORD_COUNTS = [
  { value: 150, label: 'words150', length: 'length150' },
  { value: 300, label: 'words300', length: 'length300' },
  { value: 450, label: 'words450', length: 'length450' },
  { value: 600, label: 'words600', length: 'length600' },
  { value: 750, label: 'words750', length: 'length750' },
] as const

export const USAGES = [
  { value: 'eLearning', label: 'elearning' },
  { value: 'Corporate Video', label: 'corporate' },
  { value: 'Other', label: 'other' },
] as const

type ValueOf<O extends readonly { value: unknown }[]> = O[number]['value']

export type EstimatorWord = keyof (typeof estimatorWords)['texts']

export type CommercialInputs = {
  duration: ValueOf<typeof DURATIONS> | null
  location: ValueOf<typeof LOCATIONS> | null
  medium: ValueOf<typeof MEDIA> | null
}

export type NarrationInputs = {
  wordCount: ValueOf<typeof WORD_COUNTS> | null
  usage: ValueOf<typeof USAGES> | null
}

export type EstimatorTab = 'commercial' | 'narration'
export type EstimatorInputs = { commercial: CommercialInputs; narration: NarrationInputs }

/** Nothing is selected initially, so no request is sent on load. */
export const NO_INPUTS: EstimatorInputs = {
  commercial: { duration: null, location: null, medium: null },
  narration: { wordCount: null, usage: null },
}
