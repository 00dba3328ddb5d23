/** A stream's position in the log, encoded as the event id, which browsers send back as Last-Event-ID. */
import type { Store } from '../store/store.ts'

/**
 * Encodes an event id. The transaction's id binds the position to this log: another database has other transactions under
 * the same sequences.
 * @param current number of the event in its transaction, of `total`, both counted for one listener
 */
export function idOf(store: Store, sequence: number, current = 0, total = 0): string {
  return `${sequence}-${current}-${total}-${transactionIdOf(sequence, store)}`
}

/**
 * Decodes an event id.
 * @returns the sequence up to which everything has been sent; undefined when it is unknown: the id belongs to another
 *   log, or the stream broke off in the middle of a transaction
 */
export function sequenceOf(id: string, store: Store): number | undefined {
  const match = /^(\d{1,15})-(\d{1,9})-(\d{1,9})-(.+)$/.exec(id)
  if (match === null) return undefined
  const [, number = '', current, total, transactionId] = match
  const sequence = Number(number)
  const isKnown =
    current === total && sequence <= store.log.latest() && transactionId === transactionIdOf(sequence, store)
  return isKnown ? sequence : undefined
}

/** Empty before the first transaction: nothing tells that position from the one of another database. */
function transactionIdOf(sequence: number, { log }: Store): string {
  return log.head(sequence)?.id ?? ''
}
