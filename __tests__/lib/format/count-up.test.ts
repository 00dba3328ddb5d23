import {
  COUNT_UP_DURATION,
  COUNT_UP_TICK,
  COUNT_UP_TICKS,
  countAt,
  formatCount,
  wholeNumber,
} from '@/lib/format/count-up'

test('takes 5 seconds in 50 ticks of 100 ms', () => {
  expect(COUNT_UP_DURATION).toBe(5000)
  expect(COUNT_UP_TICK).toBe(100)
  expect(COUNT_UP_TICKS).toBe(50)
})

test.each([620000, 4500, 3200, 550, 7, 1])(
  'climbs from 0 to exactly %i without ever falling or overshooting',
  (target) => {
    const counts = Array.from({ length: COUNT_UP_TICKS + 1 }, (_, tick) => countAt(target, tick))
    expect(counts[0]).toBe(0)
    expect(counts.at(-1)).toBe(target)
    expect(counts).toEqual(counts.toSorted((a, b) => a - b))
    expect(counts.every(Number.isInteger)).toBe(true)
  },
)

test('is half way at half time and stays at the target afterwards', () => {
  expect(countAt(620000, 25)).toBe(310000)
  expect(countAt(620000, 51)).toBe(620000)
})

test('formats thousands separators, with the sign after the number', () => {
  expect(formatCount('620000', '+')).toBe('620,000+')
  expect(formatCount('550', '+')).toBe('550+')
  expect(formatCount('4500', '')).toBe('4,500')
})

test('counts to a number that is written with thousands separators, and leaves other texts alone', () => {
  expect(['600,000', '28 000', '25+ years', '-1', '1.5', ''].map(wholeNumber)).toEqual([
    600000,
    28000,
    null,
    null,
    null,
    null,
  ])
  expect(formatCount('600,000', '+', 25)).toBe('300,000+')
  expect(formatCount('25+ years', '', 25)).toBe('25+ years')
})
