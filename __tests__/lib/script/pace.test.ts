/** Times, what they fit, and the estimator's bands (B213, B214, B245). */

import { CHARACTERS_PER_WORD, formatSeconds, paceIn, paceOf, secondsFor, wordsOver } from '@/lib/script/pace'
import { readScript } from '@/lib/script/read-script'
import fc from '../../helpers/fast-check'

test('a pace is the first number in the words of editors', () => {
  expect(paceIn('60 words')).toBe(60)
  expect(paceIn('up to 75 at a medium pace')).toBe(75)
  expect(paceIn('slow')).toBeNull()
  expect(paceIn('0')).toBeNull()
  expect(paceIn(null)).toBeNull()
})

/** A script of words of average length. */
const average = (words: number) => ({ words, characters: words * CHARACTERS_PER_WORD })

test('60 words of average length take 30 seconds at 60 words in 30 seconds, and a started second counts', () => {
  expect(secondsFor(average(60), 60)).toBe(30)
  expect(formatSeconds(30)).toBe('0:30')
  expect(formatSeconds(30.2)).toBe('0:31')
  expect(formatSeconds(59.5)).toBe('1:00')
  expect(formatSeconds(0)).toBe('0:00')
})

test('longer words take longer, and the same number of short ones less (B245)', () => {
  const seconds = (text: string) => secondsFor(readScript(text), 75)
  const [long, short] = ['International organisations recommend precautionary measures', 'We all do it as we go']
  // 56 letters and five gaps: 9.9 words of average length, with its share of pauses.
  expect(seconds(long)).toBe(3.96)
  expect(seconds(short)).toBeLessThan(secondsFor(average(7), 75))
})

test.each([
  [60, 60, 30, 0],
  [61, 60, 30, 1],
  [38, 75, 15, 1],
  [37, 75, 15, 0],
  [200, 75, 60, 50],
])('%i words of average length at %i in 30 seconds are over %i seconds by %i', (words, pace, seconds, over) => {
  expect(wordsOver(average(words), pace, seconds)).toBe(over)
})

test('fewer of longer words have to go (B245)', () => {
  const script = (word: string) => readScript(`${word} `.repeat(100))
  expect(wordsOver(script('a'), 75, 30)).toBe(0)
  // 75 words of average length are 462 characters with gaps and pauses: 46 of these.
  expect(wordsOver(script('beautiful'), 75, 30)).toBe(54)
})

test('a script without the words that are over fits', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 12 }), (count, letters) => {
      const script = (words: number) => readScript(`${'a'.repeat(letters)} `.repeat(words))
      const over = wordsOver(script(count), 75, 30)
      expect(secondsFor(script(count - over), 75)).toBeLessThanOrEqual(30)
      expect(over === 0 || secondsFor(script(count - over + 1), 75) > 29.99).toBe(true)
    }),
  )
})

test('an own pace is what was read, by its time', () => {
  expect(paceOf(average(70), 35_000)).toBe(60)
  expect(paceOf(average(0), 35_000)).toBeNull()
  expect(paceOf(average(70), 0)).toBeNull()
})
