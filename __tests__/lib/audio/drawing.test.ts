import { formatLength, formatTime, timeText } from '@/lib/audio/time'
import { groupPeaks } from '@/lib/audio/waveform'

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
