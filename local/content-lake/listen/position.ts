/** A stream's position in the log, encoded as the event id, which browsers send back as Last-Event-ID. */
import { createHash } from 'node:crypto'
import type { Store } from '../store/store.ts'

/**
 * Encodes an event id. Its mark binds the position to this log: another database, or a newly seeded one, has other
 * transactions under the same sequences.
 * @param current number of the event in its transaction, of `total`, both counted for one listener
 */
export function idOf(store: Store, sequence: number, current = 0, total = 0): string {
  return `${sequence}-${current}-${total}-${markOf(sequence, store)}`
}

/**
 * Decodes an event id.
 * @returns the sequence up to which everything has been sent; undefined when it is unknown: the id belongs to another
 *   log, or the stream broke off in the middle of a transaction
 */
export function sequenceOf(id: string, store: Store): number | undefined {
  const match = /^(\d{1,15})-(\d{1,9})-(\d{1,9})-([0-9a-f]{16})$/.exec(id)
  if (match === null) return undefined
  const [, number = '', current, total, mark] = match
  const sequence = Number(number)
  const isKnown = current === total && sequence <= store.log.latest() && mark === markOf(sequence, store)
  return isKnown ? sequence : undefined
}

/** Sequence 0 is identified by the seed. A cleared log continues counting, without a transaction at that sequence. */
function markOf(sequence: number, { log, seedFingerprint }: Store): string {
  const origin = log.head(sequence)?.id ?? seedFingerprint() ?? ''
  return createHash('sha256').update(origin).digest('hex').slice(0, 16)
}
