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

test('the median of an empty list throws', () => {
  expect(() => median([])).toThrow(RangeError)
})

test.each([
  [0.5, 50],
  [0.99, 99],
  [1, 100],
  [0.001, 1],
])('the percentile %d of 1 to 100 is %d', (share, expected) => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect(percentile(values, share)).toBe(expected)
})
