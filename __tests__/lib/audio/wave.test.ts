import { waveHeights } from '@/lib/audio/wave'

test('gives the same heights each time, all within the drawing', () => {
  const heights = waveHeights(60, 0.2, 1, 3)
  expect(heights).toEqual(waveHeights(60, 0.2, 1, 3))
  expect(heights).toHaveLength(60)
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(0.06)
  expect(Math.max(...heights)).toBeLessThanOrEqual(1)
})

test('grows louder from the first to the last bar', () => {
  const heights = waveHeights(60, 0.1, 1)
  const sum = (part: number[]) => part.reduce((total, height) => total + height, 0)
  expect(sum(heights.slice(40))).toBeGreaterThan(2 * sum(heights.slice(0, 20)))
  expect(waveHeights(1, 0.5)).toHaveLength(1)
})
