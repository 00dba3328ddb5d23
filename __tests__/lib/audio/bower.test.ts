import { BOWER_HEIGHT, BOWER_PITCH, bowerPath, bowerSticks } from '@/lib/audio/bower'
import { groupPeaks } from '@/lib/audio/waveform'
import { tintOf } from '@/lib/voices/samples'
import lookups from '../../../local/demo/api/lookups.json'
import voices from '../../../local/demo/api/voices.json'
import fc from '../../helpers/fast-check'

const times = (count: number, peak: number): number[] => Array.from({ length: count }, () => peak)
const heights = (peaks: readonly number[] | null, most = 50) => bowerSticks(peaks, most).map(({ height }) => height)

/** Two breaths, the second twice as long, between pauses. */
const TWO_BREATHS = [...times(8, 0), ...times(20, 200), ...times(10, 0), ...times(40, 200), ...times(22, 0)]

test('each breath is an arch: flat where the recording pauses, the longer the taller (B730)', () => {
  const drawn = heights(TWO_BREATHS, 100)
  expect(new Set([...drawn.slice(0, 8), ...drawn.slice(28, 38), ...drawn.slice(78)])).toEqual(new Set([0]))
  const [short, long] = [drawn.slice(8, 28), drawn.slice(38, 78)]
  expect(Math.max(...long)).toBeGreaterThan(Math.max(...short))
  for (const arch of [short, long]) {
    const top = arch.indexOf(Math.max(...arch))
    expect(arch.slice(0, top)).toEqual(arch.slice(0, top).toSorted((one, other) => one - other))
    expect(arch.slice(top)).toEqual(arch.slice(top).toSorted((one, other) => other - one))
  }
})

test('sticks lean towards the top of their arch, the more the oftener the voice dips (B730)', () => {
  const steady = bowerSticks(TWO_BREATHS, 100).slice(38, 78)
  expect(steady.slice(0, 15).every(({ lean }) => lean > 0)).toBe(true)
  expect(steady.slice(-15).every(({ lean }) => lean < 0)).toBe(true)
  const broken = TWO_BREATHS.map((peak, index) => (index % 4 === 0 ? peak * 0.6 : peak))
  const lean = (peaks: number[]) => {
    const sticks = bowerSticks(peaks, 100)
    return sticks.reduce((sum, stick) => sum + Math.abs(stick.lean / (stick.height || 1)), 0)
  }
  expect(lean(broken)).toBeGreaterThan(1.5 * lean(TWO_BREATHS))
})

test('a dip within a breath shows, and the top is where the stress is', () => {
  const dipped = heights(TWO_BREATHS.with(58, 120), 100)
  expect(dipped[58]).toBeLessThan(Math.min(dipped[57] ?? 0, dipped[59] ?? 0))
  const topOf = (peaks: number[]) => heights(peaks).indexOf(Math.max(...heights(peaks)))
  const rising = Array.from({ length: 40 }, (_, index) => 120 + 3 * index)
  expect(topOf(rising)).toBeGreaterThan(topOf(rising.toReversed()))
})

test('music, which does not pause, has several arches too', () => {
  const loop = Array.from({ length: 100 }, (_, index) => 150 + 80 * Math.sin((index / 100) * 8 * Math.PI))
  const drawn = heights(loop, 100)
  const tops = drawn.filter((height, index) => height > (drawn[index - 1] ?? 0) && height > 6)
  expect(tops.length).toBeGreaterThan(2)
  expect(Math.min(...drawn.slice(10, 90))).toBeLessThan(6)
})

test('the same recording is always the same bower, and no two recordings of the demo have the same (B717)', () => {
  const recordings = voices.flatMap(({ samples }) => samples.map(({ peaks }) => peaks))
  const draw = () => recordings.map((peaks) => bowerPath(bowerSticks(peaks, 50)))
  expect(draw()).toEqual(draw())
  expect(new Set(draw()).size).toBe(recordings.length)
})

/** Of each pair of drawings the difference of their outlines, as a share of the height, sorted. */
function differences(drawings: readonly number[][]): number[] {
  const outlines = drawings.map((drawn) =>
    drawn.map((_, index) => {
      const near = drawn.slice(Math.max(index - 2, 0), index + 3)
      return near.reduce((sum, height) => sum + height, 0) / near.length / Math.max(...drawn)
    }),
  )
  return outlines
    .flatMap((one, index) =>
      outlines
        .slice(0, index)
        .map((other) => one.reduce((sum, height, at) => sum + Math.abs(height - (other[at] ?? 0)), 0) / one.length),
    )
    .toSorted((one, other) => one - other)
}

test('voices are told apart better than by bars as tall as their peaks', () => {
  const first = voices.flatMap(({ samples }) => samples[0]?.peaks ?? [])
  const recordings = Array.from({ length: first.length / 100 }, (_, index) =>
    first.slice(index * 100, index * 100 + 100),
  )
  const bars = differences(recordings.map((peaks) => groupPeaks(peaks, 50)))
  const bowers = differences(recordings.map((peaks) => heights(peaks)))
  const middle = Math.floor(bars.length / 2)
  const twentieth = Math.floor(bars.length / 20)
  expect(bowers[middle]).toBeGreaterThan(1.4 * (bars[middle] ?? 0))
  expect(bowers[twentieth]).toBeGreaterThan(1.4 * (bars[twentieth] ?? 0))
})

test('without peaks it is a row of tents, all alike, and like no recording (B731)', () => {
  const tents = bowerSticks(null, 6)
  expect(bowerSticks([], 6)).toEqual(tents)
  expect(new Set(tents.map(({ height }) => height)).size).toBe(1)
  expect(tents.map(({ lean }) => Math.sign(lean))).toEqual([1, -1, 1, -1, 1, -1])
  expect(bowerPath(tents)).not.toBe(bowerPath(bowerSticks(times(6, 128), 6)))
})

test('the path has a closed line from the ground for each stick', () => {
  expect(
    bowerPath([
      { lean: 1, height: 4 },
      { lean: -2, height: 10 },
      { lean: 0, height: 0 },
    ]),
  ).toBe('M2 11.5l1-4zm4 0l-2-10zm4 0l0-0z')
})

test('any peaks are drawn in whole units within the height, silence as dots, and wrong ones are clamped', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.integer({ min: 0, max: 255 }), fc.double()), { maxLength: 150 }), (peaks) => {
      const sticks = bowerSticks(peaks, 50)
      expect(sticks).toHaveLength(peaks.length === 0 ? 50 : Math.min(peaks.length, 50))
      for (const { lean, height } of sticks) {
        expect([Number.isInteger(lean), Number.isInteger(height)]).toEqual([true, true])
        expect(height).toBeGreaterThanOrEqual(0)
        expect(height).toBeLessThan(BOWER_HEIGHT)
        expect(Math.abs(lean)).toBeLessThan(5 * BOWER_PITCH)
      }
    }),
    { examples: [[[6, 0, 3, 0]], [[0, 130, 0, 0, 0, 0, 0, 0, 153, 0, 0, 53, 0]]] },
  )
  expect(heights(times(4, 0))).toEqual([0, 0, 0, 0])
  expect(bowerSticks([-5, 999, Number.NaN, 0, 400, 300], 6)).toEqual(bowerSticks([0, 255, 0, 0, 255, 255], 6))
})

test('a card costs no more than 520 characters, few of them different', () => {
  for (const { samples } of voices) {
    const path = bowerPath(bowerSticks(samples[0]?.peaks ?? null, 50))
    expect(path.length).toBeLessThan(520)
    expect(new Set(path.split('z')).size).toBeLessThan(45)
  }
})

test('a category has one colour, however it is written; those of the API have four (B732)', () => {
  expect(tintOf(' on hold')).toBe(tintOf('On Hold'))
  expect(new Set(lookups.categories.map(({ category }) => tintOf(category))).size).toBe(4)
  expect(tintOf('')).toMatch(/^(?:teal|coral|ochre|satin)$/)
})
