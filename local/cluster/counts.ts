/** Counts of outcomes by kind. */
import type { Outcome } from './visitor.ts'

export type Counts = Record<string, number>

/** Adds one. */
export function count(counts: Counts, { status, text }: Outcome): void {
  const kind = status === 0 ? text : `status ${status}`
  counts[kind] = (counts[kind] ?? 0) + 1
}

/** For a table. */
export function describeCounts(counts: Counts): string {
  const parts = Object.entries(counts).map(([kind, times]) => `${times} × ${kind}`)
  return parts.join(', ') || 'none'
}
