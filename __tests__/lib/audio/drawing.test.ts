import { formatLength, formatTime, timeText } from '@/lib/audio/time'
import { groupPeaks, wavePath } from '@/lib/audio/waveform'

test('formats times as minutes and seconds', () => {
  expect([0, 9.9, 12, 59.9, 60, 605].map(formatTime)).toEqual(['0:00', '0:09', '0:12', '0:59', '1:00', '10:05'])
  expect([Number.NaN, -1, Number.POSITIVE_INFINITY].map(formatTime)).toEqual(['0:00', '0:00', '0:00'])
})

test('rounds a duration to the nearest second, and the slider text names both', () => {
  expect(formatLength(11.95)).toBe('0:12')
  expect(timeText(12.4, 45)).toBe('0:12 of 0:45')
  expect(timeText(12.4, 0)).toBe('0:12')
})

test('grouping keeps the loudest peak of each bar and never invents one', () => {
  expect(groupPeaks([1, 9, 3, 4, 200, 6], 3)).toEqual([9, 4, 200])
  expect(groupPeaks([5, 6], 50)).toEqual([5, 6])
  expect(groupPeaks([], 50)).toEqual([])
})

test('the path has a bar for each peak, as tall as the peak is loud, around the middle', () => {
  // From 23 to 25, from 13 to 35, and from 2 to 46 of 48.
  expect(wavePath([0, 128, 255])).toBe('M4 23v2m8-12v22m8-33v44')
})

test('peaks out of range are clamped, and a card costs less than 2 KB', () => {
  expect(wavePath([-5, 999, Number.NaN])).toBe(wavePath([0, 255, 0]))
  expect(wavePath(groupPeaks(Array(100).fill(255), 50)).length).toBeLessThan(700)
  expect(wavePath(Array(100).fill(200)).length).toBeLessThan(1500)
})
