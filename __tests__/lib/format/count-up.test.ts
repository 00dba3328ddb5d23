import { COUNT_UP_TICKS, countAt, formatCount, wholeNumber } from '@/lib/format/count-up'

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

test('counts to a number that is written with thousands separators, and leaves other texts alone', () => {
  expect(['600,000', '28 000', '25+ years', '-1', '1.5', ''].map(wholeNumber)).toEqual([
    600000,
    28000,
    null,
    null,
    null,
    null,
  ])
  expect(formatCount('600000', '+')).toBe('600,000+')
  expect(formatCount('25+ years', '')).toBe('25+ years')
})
