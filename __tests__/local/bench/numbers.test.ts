/** @jest-environment node */
import { kilobytes, median, percent, ratio } from '../../../local/bench/numbers'

test('the median is the middle value whatever the order, and sorts numbers as numbers', () => {
  const values = [100, 9, 83, 20, 7]
  expect(median(values)).toBe(20)
  expect(values).toEqual([100, 9, 83, 20, 7])
})

test('the median of an even count is the mean of the two middle values', () => {
  expect(median([4, 1, 3, 2])).toBe(2.5)
  expect(median([5])).toBe(5)
})

test('there is no median of nothing', () => {
  expect(() => median([])).toThrow(RangeError)
})

test('numbers are written with fixed decimals', () => {
  expect(kilobytes(110_878)).toBe('110.9')
  expect(kilobytes(0)).toBe('0.0')
  expect(ratio(211_992, 110_878)).toBe('1.91')
  expect(percent(1, 3)).toBe('33%')
})
