/** Watches the edits of open documents, and keeps those that the Content Lake has not confirmed. */
import { combineLatest, filter, map, type Observable, of, switchMap, timer } from 'rxjs'
import type { DocumentStore, EditStateFor } from 'sanity'
import type { Fields } from '../../../lib/launch/contents.ts'
import { textOf } from '../../common/untyped.ts'
import { clearUnsentEdits, storeUnsentEdits, type Unsent } from './unsent-store.ts'

type Named = Pick<Unsent, 'id' | 'type' | 'version'>

/** What the form shows of a document; null for one that is not there yet. */
function shownOf({ version, draft, published }: EditStateFor): Fields | null {
  return version ?? draft ?? published
}

/** How long a confirmed document is watched after its form was closed, in milliseconds: a last edit may be on its way. */
const CLOSED_MS = 1000

function keep(document: Named, base: Fields | null, edited: Fields): void {
  const title = textOf(edited, 'title') || textOf(edited, 'source') || textOf(edited, 'author') || document.type
  storeUnsentEdits({ ...document, title, base, edited, editedAt: new Date().toISOString() })
}

/**
 * Follows a document as the form shows it. Goes on after the form was closed, until everything is confirmed: the Studio
 * itself gives up unsent edits five seconds later (LISTENER_RESET_DELAY in core/store/document/document-pair/memoizedPair.ts).
 * Ends by itself.
 * @param isOpen whether a form shows it, now and later
 */
export function watchEdits({ pair }: DocumentStore, document: Named, isOpen: Observable<boolean>): void {
  const { id, type, version } = document
  let base: Fields | null = null
  let shown: Fields | null = null
  let isConfirmed = true

  const confirmed$ = pair.consistencyStatus(id, type, version ?? undefined)
  const state$ = pair.editState(id, type, version ?? undefined).pipe(filter(({ ready }) => ready))
  const subscription = confirmed$.subscribe((isNowConfirmed) => {
    isConfirmed = isNowConfirmed
    if (!isConfirmed) return
    base = shown
    clearUnsentEdits(document)
  })
  subscription.add(
    state$.subscribe((state) => {
      const previous = shown
      shown = shownOf(state)
      if (isConfirmed) base = shown
      else if (shown && shown !== previous) keep(document, base, shown)
    }),
  )
  const isOver$ = combineLatest([isOpen, confirmed$]).pipe(
    switchMap(([isShown, isSent]) => (isShown || !isSent ? of(false) : timer(CLOSED_MS).pipe(map(() => true)))),
  )
  subscription.add(isOver$.pipe(filter(Boolean)).subscribe(() => subscription.unsubscribe()))
}
