/** What a matcher of the reader finds. Pure. */
import type { Reading, SpokenKind } from '../part.ts'

/** A part at the start of a text: how long it is there, in UTF-16 code units, and its readings, the usual one first. */
export type Match = { kind: SpokenKind; length: number; readings: readonly Reading[] }

/** @param said the usual reading first; equal ones count once */
export function match(kind: SpokenKind, length: number, ...said: readonly string[]): Match {
  const others = said.filter((text, index) => said.indexOf(text) === index)
  return { kind, length, readings: others.map((text) => ({ said: text })) }
}
