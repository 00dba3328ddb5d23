/**
 * Guards the actions that remove a document: what other documents refer to is not removed, which the Content Lake would
 * reject, but named; and when a page is gone, its visitors can be led elsewhere.
 */
import { filter, take, takeUntil, timer } from 'rxjs'
import {
  type DocumentActionComponent,
  type DocumentActionDescription,
  type DocumentActionProps,
  useClient,
  useDocumentStore,
} from 'sanity'
import { API_VERSION } from '../../lib/lake-defaults.ts'
import { prompt$, promptedPage, type Removal } from '../common/prompt-store.ts'
import { fieldOf, textOf } from '../common/untyped.ts'
import { readBlockers } from './blockers.ts'

/** How long the editor may take to confirm the removal, in milliseconds. */
const CONFIRM_MS = 5 * 60_000

type Description = DocumentActionDescription | null

/** Unpublish or Delete that names what leads to the document, and prompts for a redirect once a page is gone. */
export function useGuardedRemoval(
  removal: Removal,
  action: DocumentActionComponent,
  props: DocumentActionProps,
): Description {
  const description = action(props)
  const client = useClient({ apiVersion: API_VERSION })
  const { pair } = useDocumentStore()
  const { id, type, draft, published } = props
  if (!description) return description
  const page = type === 'page' ? promptedPage(published) : null

  function promptWhenRemoved(): void {
    if (!page) return
    pair
      .editState(id, type)
      .pipe(
        filter((state) => state.ready && state.published === null),
        take(1),
        takeUntil(timer(CONFIRM_MS)),
      )
      .subscribe(() => prompt$.next({ kind: 'removed', page }))
  }

  async function handle(): Promise<void> {
    // Nobody can refer to what was never published.
    const blockers = published ? await readBlockers(client, id) : []
    if (blockers.length === 0) {
      promptWhenRemoved()
      description?.onHandle?.()
      return
    }
    const title = textOf(draft ?? published, 'title') || textOf(published, 'author') || type
    const canGoOffline = page !== null && page.path !== '/' && fieldOf(published, 'offline') !== true
    prompt$.next({ kind: 'blocked', removal, title, blockers, page: canGoOffline ? page : null })
  }

  return { ...description, onHandle: () => void handle() }
}
