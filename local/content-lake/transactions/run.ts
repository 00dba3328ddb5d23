/** Runs the steps of a request as one transaction, and adds the step's index to errors. */
import type { LakeDocument } from '../dataset.ts'
import type { Store } from '../store/store.ts'
import type { MutationResult, OpenTransaction, Transaction } from '../store/transactions.ts'
import { MutationError, type WriteKind } from './errors.ts'

/** A step of a transaction, applied to the open transaction, which records the changes. */
export type Step = (transaction: OpenTransaction) => void

/**
 * @param read parses an item, before any of them is applied
 * @throws HttpError of that kind, with the index of the item that failed; a broken reference is found after the last
 */
export function runSteps(
  store: Store,
  kind: WriteKind,
  items: readonly unknown[],
  read: (item: unknown) => Step,
  options: { id?: string; dryRun?: boolean },
): { transaction: Transaction; results: MutationResult[] } {
  const steps: Step[] = []
  const results: MutationResult[] = []
  let current = 0

  function work({ read: readDocument, mutate }: OpenTransaction): void {
    for (const [index, step] of steps.entries()) {
      current = index
      step({
        read: readDocument,
        mutate: (mutation) => {
          const result = mutate(mutation)
          results.push(result)
          return result
        },
      })
    }
  }

  try {
    for (const [index, item] of items.entries()) {
      current = index
      steps.push(read(item))
    }
    return { transaction: store.commit({ ...options, mutations: work }), results }
  } catch (error) {
    throw error instanceof MutationError ? error.at(current, kind) : error
  }
}

/** The document of a result: its new state, or the deleted one. */
export function documentOf(result: MutationResult, { changes }: Transaction, store: Store): LakeDocument | undefined {
  const change = changes.find(({ id }) => id === result.id)
  return change === undefined ? store.document(result.id) : (change.after ?? change.before)
}
