/** Runs the items of a request as one transaction, and adds the item's index to errors. */
import type { Store } from '../store/store.ts'
import type { OpenTransaction, Transaction } from '../store/transactions.ts'
import { MutationError, type WriteKind } from './errors.ts'

/** A step of a transaction, applied to the open transaction, which records the changes. */
export type Step = (transaction: OpenTransaction) => void

/**
 * @param read parses an item, before any of them is applied
 * @throws HttpError of that kind, with the index of the item that failed; a broken reference is found after the last
 */
export function runSteps<Item>(
  store: Store,
  kind: WriteKind,
  items: readonly Item[],
  read: (item: Item) => Step,
  options: { id?: string; dryRun?: boolean },
): Transaction {
  const steps: Step[] = []
  let current = 0

  function work(transaction: OpenTransaction): void {
    for (const [index, step] of steps.entries()) {
      current = index
      step(transaction)
    }
  }

  try {
    for (const [index, item] of items.entries()) {
      current = index
      steps.push(read(item))
    }
    return store.commit({ ...options, mutations: work })
  } catch (error) {
    throw error instanceof MutationError ? error.at(current, kind) : error
  }
}
