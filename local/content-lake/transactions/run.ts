/** Runs the steps of a request as one transaction, and adds the step's index to errors. */
import type { LakeDocument } from '../dataset.ts'
import type { Store } from '../store/store.ts'
import type { MutationResult, OpenTransaction, Transaction } from '../store/transactions.ts'
import { MutationError, type WriteKind } from './errors.ts'

/** A step of a transaction, applied to the open transaction, which records the changes. */
export type Step = (transaction: OpenTransaction) => void

/** @throws HttpError of that kind, with the index of an invalid item */
export function readSteps(
  kind: WriteKind,
  items: readonly unknown[],
  read: (item: unknown) => Step | Promise<Step>,
): Promise<Step[]> {
  const steps = items.map(async (item, index) => {
    try {
      return await read(item)
    } catch (error) {
      throw error instanceof MutationError ? error.at(index, kind) : error
    }
  })
  return Promise.all(steps)
}

/** @throws HttpError of that kind, with the index of the step that failed */
export function runSteps(
  store: Store,
  kind: WriteKind,
  steps: readonly Step[],
  options: { id?: string; dryRun?: boolean },
): { transaction: Transaction; results: MutationResult[] } {
  const results: (MutationResult & { step: number })[] = []
  let current = 0

  function work(transaction: OpenTransaction): void {
    for (const [index, step] of steps.entries()) {
      current = index
      step({
        read: transaction.read,
        mutate: (mutation) => {
          const result = transaction.mutate(mutation)
          results.push({ ...result, step: index })
          return result
        },
      })
    }
  }

  try {
    const transaction = store.commit({ ...options, mutations: work })
    return { transaction, results: results.map(({ id, operation }) => ({ id, operation })) }
  } catch (error) {
    if (!(error instanceof MutationError)) throw error
    // References are checked at the end: attribute the error to the last step that touched the document.
    const culprit = results.findLast(({ id }) => id === error.details.id)?.step
    throw error.at(error.isAboutReferences && culprit !== undefined ? culprit : current, kind)
  }
}

/** The document of a result: its new state, or the deleted one. */
export function documentOf(result: MutationResult, { changes }: Transaction, store: Store): LakeDocument | undefined {
  const change = changes.find(({ id }) => id === result.id)
  return change === undefined ? store.document(result.id) : (change.after ?? change.before)
}
