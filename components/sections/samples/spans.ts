/** Widths of the samples of a list on large screens, chosen so that rows are filled whatever their number. Pure. */
import type { SampleVariant } from './sample'

/** `lead` is large, with two others stacked beside it. */
export type Span = 'lead' | 'full' | 'half' | 'third'

function times(count: number, span: Span): Span[] {
  return Array.from({ length: count }, () => span)
}

/** One large, the rest in pairs. */
function paired(count: number): Span[] {
  return count % 2 === 1 ? ['full', ...times(count - 1, 'half')] : times(count, 'half')
}

/** Rows of three, preceded by rows of two for the remainder. */
function inThrees(count: number): Span[] {
  if (count === 1) return ['full']
  const pairs = count % 3 === 0 ? 0 : count % 3 === 1 ? 4 : 2
  return [...times(pairs, 'half'), ...times(count - pairs, 'third')]
}

function withLead(count: number): Span[] {
  return count < 3 ? inThrees(count) : ['lead', 'third', 'third', ...inThrees(count - 3)]
}

/**
 * One span per sample of a list with this layout.
 * @param isFirst false for those that Load more reveals: only the first films have a large one among them
 */
export function spansOf(variant: SampleVariant, count: number, isFirst: boolean): Span[] {
  if (variant === 'row' || variant === 'comparison') return paired(count)
  return variant === 'film' && isFirst ? withLead(count) : inThrees(count)
}
