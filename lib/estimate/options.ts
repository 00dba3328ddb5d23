/** Questions and options of the estimator. Values follow the API's contract; labels name the words that people read. Pure. */

import type { Words } from '../words/words.ts'

type EstimatorWord = keyof Words['estimator']

/** `length` is how long the words take to read aloud. */
export type Option<Value> = { value: Value; label: EstimatorWord; length?: EstimatorWord }

export const OPTIONS = {
  duration: [
    { value: 15, label: 'seconds15' },
    { value: 30, label: 'seconds30' },
    { value: 60, label: 'seconds60' },
  ],
  location: [
    { value: 'regional', label: 'regional' },
    { value: 'statewide', label: 'statewide' },
    { value: 'national', label: 'national' },
  ],
  medium: [
    { value: 'radio', label: 'radio' },
    { value: 'tv', label: 'tv' },
    { value: 'digital', label: 'digital' },
  ],
  wordCount: [
    { value: 150, label: 'words150', length: 'length150' },
    { value: 300, label: 'words300', length: 'length300' },
    { value: 450, label: 'words450', length: 'length450' },
    { value: 600, label: 'words600', length: 'length600' },
    { value: 750, label: 'words750', length: 'length750' },
  ],
  usage: [
    { value: 'eLearning', label: 'elearning' },
    { value: 'Corporate Video', label: 'corporate' },
    { value: 'Other', label: 'other' },
  ],
} as const satisfies Record<string, readonly Option<string | number>[]>

export type Question = keyof typeof OPTIONS

/** The questions of each tab, in order. */
export const QUESTIONS = {
  commercial: ['duration', 'location', 'medium'],
  narration: ['wordCount', 'usage'],
} as const satisfies Record<string, readonly Question[]>

export type EstimatorTab = keyof typeof QUESTIONS

/** The choices on both tabs. */
export type EstimatorInputs = { [Own in Question]: (typeof OPTIONS)[Own][number]['value'] | null }

/** Nothing is selected initially, so no request is sent on load. */
export const NO_INPUTS: EstimatorInputs = { duration: null, location: null, medium: null, wordCount: null, usage: null }
