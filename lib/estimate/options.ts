/** Options of the estimator. Values follow the API's contract; labels are what people read. Pure. */

export const DURATIONS = [
  { value: 15, label: '15 seconds' },
  { value: 30, label: '30 seconds' },
  { value: 60, label: '60 seconds' },
] as const

export const LOCATIONS = [
  { value: 'regional', label: 'Regional' },
  { value: 'statewide', label: 'Statewide' },
  { value: 'national', label: 'National' },
] as const

export const MEDIA = [
  { value: 'radio', label: 'Radio' },
  { value: 'tv', label: 'TV' },
  { value: 'digital', label: 'Digital' },
] as const

/** `length` is how long the words take to read aloud. */
export const WORD_COUNTS = [
  { value: 150, label: '150 words', length: 'up to 60 sec' },
  { value: 300, label: '300 words', length: '1 to 2 min' },
  { value: 450, label: '450 words', length: '2 to 3 min' },
  { value: 600, label: '600 words', length: '3 to 4 min' },
  { value: 750, label: '750 words', length: '4 to 5 min' },
] as const

export const USAGES = [
  { value: 'eLearning', label: 'eLearning' },
  { value: 'Corporate Video', label: 'Corporate Video' },
  { value: 'Other', label: 'Other' },
] as const

type ValueOf<O extends readonly { value: unknown }[]> = O[number]['value']

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
