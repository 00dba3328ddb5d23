/** Formatting of times, and where units roll over (B120). */
import { splitLines, splitsText, stopwatchTime, timeInWords } from '@/lib/stopwatch/time'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

test.each([
  ['less than a hundredth', 9.99, '00:00:00:00'],
  ['the last hundredth of a second', 999, '00:00:00:99'],
  ['hundredths roll at 100', SECOND, '00:00:01:00'],
  ['seconds roll at 60', MINUTE, '00:01:00:00'],
  ['the last hundredth of an hour', HOUR - 1, '00:59:59:99'],
  ['minutes roll at 60, then hours increment', HOUR, '01:00:00:00'],
  ['hours are not capped', 100 * HOUR + 61 * SECOND + 230, '100:01:01:23'],
])('shows %s', (_name, milliseconds, figures) => {
  expect(stopwatchTime(milliseconds)).toBe(figures)
})

test.each([
  [5320, '5.32 seconds'],
  [61_050, '1 minute 1.05 seconds'],
  [HOUR + 2 * MINUTE, '1 hour 2 minutes 0.00 seconds'],
])('%i ms is announced as "%s"', (milliseconds, words) => {
  expect(timeInWords(milliseconds)).toBe(words)
})

test('splits add up: each difference is that of the displayed times', () => {
  const lines = splitLines([1009, 2010, 2019])
  expect(lines).toEqual([
    { number: 1, at: '00:00:01:00', since: '00:00:01:00' },
    { number: 2, at: '00:00:02:01', since: '00:00:01:01' },
    { number: 3, at: '00:00:02:01', since: '00:00:00:00' },
  ])
})

test('splits are copied one a line, in columns', () => {
  expect(splitsText([15_000, 31_500], (number) => `Split ${number}`)).toBe(
    'Split 1\t00:00:15:00\t+00:00:15:00\nSplit 2\t00:00:31:50\t+00:00:16:50',
  )
})
