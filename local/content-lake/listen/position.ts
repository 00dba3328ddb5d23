/** Where a stream stands in the log, as the id of its events: what a browser sends back as Last-Event-ID. */
import { createHash } from 'node:crypto'
import type { TransactionLog } from './feed.ts'

/** An event within its transaction: number `current` of `total`, counted for one listener. Both 0: nothing, or all of it, was told. */
export type Position = { sequence: number; current: number; total: number }

/**
 * The id of an event. Its mark ties the position to this very log: another database, or one that was seeded anew, has other
 * transactions under the same numbers.
 */
export function idOf(position: Position, log: TransactionLog): string {
  return `${position.sequence}-${position.current}-${position.total}-${markOf(position.sequence, log)}`
}

/**
 * Where to go on after an event.
 * @returns the sequence up to which everything has been told; undefined when that is not known: the id is not of this log,
 *   or the stream broke off in the middle of a transaction, whose other events would make no sense alone
 */
export function sequenceOf(id: string, log: TransactionLog): number | undefined {
  const match = /^(\d{1,15})-(\d{1,9})-(\d{1,9})-([0-9a-f]{16})$/.exec(id)
  if (match === null) return undefined
  const [, number = '', current, total, mark] = match
  const sequence = Number(number)
  const isKnown = current === total && sequence <= log.latestSequence() && mark === markOf(sequence, log)
  return isKnown ? sequence : undefined
}

/** What came before the first transaction is told by the seed. A log that was cleared counts on, with no transaction there. */
function markOf(sequence: number, log: TransactionLog): string {
  const transaction = sequence === 0 ? undefined : log.transactionsAfter(sequence - 1, 1)[0]
  const id = transaction?.sequence === sequence ? transaction.id : undefined
  const origin = id ?? [log.seed()?.fingerprint ?? '', log.seed()?.revision ?? 0]
  return createHash('sha256').update(JSON.stringify(origin)).digest('hex').slice(0, 16)
}
