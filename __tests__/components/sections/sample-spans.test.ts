import type { SampleVariant } from '@/components/sections/samples/sample'
import { type Span, spansOf } from '@/components/sections/samples/spans'

const WIDTH: Record<Span, number> = { lead: 4, full: 6, half: 3, third: 2 }

/** How many of six columns each row fills; the two beside a large film are stacked. */
function rows(spans: readonly Span[]): number[] {
  const rest = spans[0] === 'lead' ? spans.slice(3) : spans
  const filled = [0]
  for (const span of rest) {
    const row = filled.at(-1) ?? 0
    if (row + WIDTH[span] > 6) filled.push(WIDTH[span])
    else filled[filled.length - 1] = row + WIDTH[span]
  }
  return filled.filter((columns) => columns > 0)
}

const counts = Array.from({ length: 14 }, (_, index) => index + 1)
const all: SampleVariant[] = ['row', 'card', 'film', 'comparison']

test.each(all.flatMap((variant) => [true, false].map((isFirst) => ({ variant, isFirst }))))(
  'no list of $variant ends in a gap, whatever its length (first: $isFirst)',
  ({ variant, isFirst }) => {
    for (const count of counts) {
      const spans = spansOf(variant, count, isFirst)
      expect(spans).toHaveLength(count)
      expect(new Set(rows(spans)).size).toBeLessThanOrEqual(1)
      for (const columns of rows(spans)) expect(columns).toBe(6)
    }
  },
)

test('five films are a large one, two stacked beside it and two below; six more are two rows of three', () => {
  expect(spansOf('film', 5, true)).toEqual(['lead', 'third', 'third', 'half', 'half'])
  expect(spansOf('film', 6, false)).toEqual(Array(6).fill('third'))
})
