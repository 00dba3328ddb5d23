/** Times, what they fit, and the estimator's bands (B213, B214). */
import { bandFor, formatSeconds, paceIn, paceOf, secondsFor, wordsOver } from '@/lib/script/pace'

test('a pace is the first number in the words of editors', () => {
  expect(paceIn('60 words')).toBe(60)
  expect(paceIn('up to 75 at a medium pace')).toBe(75)
  expect(paceIn('slow')).toBeNull()
  expect(paceIn('0')).toBeNull()
  expect(paceIn(null)).toBeNull()
})

test('60 words take 30 seconds at 60 words in 30 seconds, and a started second counts', () => {
  expect(secondsFor(60, 60)).toBe(30)
  expect(formatSeconds(30)).toBe('0:30')
  expect(formatSeconds(30.2)).toBe('0:31')
  expect(formatSeconds(59.5)).toBe('1:00')
  expect(formatSeconds(0)).toBe('0:00')
})

test.each([
  [60, 60, 30, 0],
  [61, 60, 30, 1],
  [38, 75, 15, 1],
  [37, 75, 15, 0],
  [200, 75, 60, 50],
])('%i words at %i in 30 seconds are over %i seconds by %i', (words, pace, seconds, over) => {
  expect(wordsOver(words, pace, seconds)).toBe(over)
})

test('an own pace is what was read, by its time', () => {
  expect(paceOf(70, 35_000)).toBe(60)
  expect(paceOf(0, 35_000)).toBeNull()
  expect(paceOf(70, 0)).toBeNull()
})

test.each([
  [0, undefined],
  [1, 150],
  [150, 150],
  [151, 300],
  [750, 750],
  [751, undefined],
])('%i words are in the band of %s', (words, band) => {
  expect(bandFor(words)?.value).toBe(band)
})
