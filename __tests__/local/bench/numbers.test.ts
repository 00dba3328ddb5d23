import { median, percentile } from '../../../local/bench/numbers'

test('the median is the middle value of any order, and sorts numerically', () => {
  const values = [100, 9, 83, 20, 7]
  expect(median(values)).toBe(20)
  expect(values).toEqual([100, 9, 83, 20, 7])
})

test('the median of an even count is the mean of the two middle values', () => {
  expect(median([4, 1, 3, 2])).toBe(2.5)
  expect(median([5])).toBe(5)
})

test('a percentile is one of the measured values', () => {
  const values = Array.from({ length: 200 }, (_, index) => 200 - index)
  expect(percentile(values, 95)).toBe(190)
  expect(percentile([3], 95)).toBe(3)
  expect(() => percentile([], 95)).toThrow(RangeError)
})

test('the median of an empty list throws', () => {
  expect(() => median([])).toThrow(RangeError)
})
