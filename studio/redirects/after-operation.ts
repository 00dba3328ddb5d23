/** Does something once an operation on a document has succeeded, wherever the editor has gone meanwhile. */
import { filter, type Observable, type Subscription, take } from 'rxjs'

export type OperationEvent = { type: 'success' | 'error'; op: string }

/** One at a time for a document: who asks again has changed their mind. */
const waiting = new Map<string, Subscription>()

/** Forgets what was to be done after the next operation. */
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
