/** Calls back after an operation on a document has succeeded, even if the editor has navigated away. */
import { filter, type Observable, type Subscription, take } from 'rxjs'

export type OperationEvent = { type: 'success' | 'error'; op: string }

/** At most one per document: a later call replaces the earlier one. */
const waiting = new Map<string, Subscription>()

/** Cancels the pending callback. */
export function forgetOperation(documentId: string): void {
  waiting.get(documentId)?.unsubscribe()
  waiting.delete(documentId)
}

/** Calls back once, after the next success of this operation. */
export function afterOperation(
  events: Observable<OperationEvent>,
  documentId: string,
  operation: string,
  callback: () => void,
): void {
  forgetOperation(documentId)
  const succeeded = events.pipe(
    filter(({ type, op }) => type === 'success' && op === operation),
    take(1),
  )
  waiting.set(documentId, succeeded.subscribe(callback))
}
