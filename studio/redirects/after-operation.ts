/**
 * Calls back when an operation has changed the published document, even if the editor has navigated away.
 *
 * The Studio's own `operationEvents` do not report every success: the commit of an edit that was typed within the last
 * second cancels the event of a publish, though not the publish.
 */
import { filter, map, type Observable, type Subscription, take } from 'rxjs'
import type { EditStateFor } from 'sanity'

type Published = EditStateFor['published']

/** At most one per document: a later call replaces the earlier one. */
const waiting = new Map<string, Subscription>()

/** Calls back once, with the first state of the published document that fulfils `isDone`. */
export function afterOperation(
  states: Observable<Pick<EditStateFor, 'ready' | 'published'>>,
  documentId: string,
  isDone: (published: Published) => boolean,
  callback: (published: Published) => void,
): void {
  waiting.get(documentId)?.unsubscribe()
  const done = states.pipe(
    filter(({ ready, published }) => ready && isDone(published)),
    map(({ published }) => published),
    take(1),
  )
  waiting.set(documentId, done.subscribe(callback))
}
