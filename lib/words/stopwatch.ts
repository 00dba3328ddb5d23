/** Words of the stopwatch. */
import { defineWords } from './words.ts'

export const stopwatchWords = defineWords('stopwatch', {
  start: 'Start',
  pause: 'Pause',
  split: 'Split',
  reset: 'Reset',
  hours: 'hours',
  minutes: 'minutes',
  seconds: 'seconds',
  hundredths: 'hundredths',
  mark: '{seconds} s',
  splits: 'Splits',
  splitNumber: 'Split {number}',
  copy: 'Copy splits',
  copied: 'Splits copied',
  copyThese: 'Copy these splits',
})
