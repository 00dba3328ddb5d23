/**
 * Wraps the actions that change a page's path: publishing under a new path prompts for a redirect from the old one, and
 * a copy starts without a path.
 */
import { filter, map, take } from 'rxjs'
import {
  type DocumentActionDescription,
  type DocumentActionProps,
  type DuplicateActionProps,
  useDocumentStore,
} from 'sanity'
import { prompt$ } from '../common/prompt-store.ts'
import { wrapActions } from '../common/wrap-actions.ts'
import { hasMoved } from '../redirects/plan.ts'
import { textOf } from '../rules/parent.ts'

type Description = DocumentActionDescription | null

function usePublishing(props: DocumentActionProps, description: Description): Description {
  const { pair } = useDocumentStore()
  const { id, type, draft, published } = props
  const from = textOf(published, 'path')
  if (!description || from === '') return description
  const page = { id, title: textOf(draft ?? published, 'title') || from }
  return {
    ...description,
    onHandle: () => {
      // Not the Studio's own `operationEvents`: the commit of an edit that was typed within the last second cancels the
      // event of a publish, though not the publish. It goes on when the editor opens another document meanwhile.
      pair
        .editState(id, type)
        .pipe(
          filter((state) => state.ready && state.published !== null && state.published._rev !== published?._rev),
          map((state) => textOf(state.published, 'path')),
          take(1),
        )
        .subscribe((to) => {
          if (hasMoved(from, to)) prompt$.next({ kind: 'moved', page, from, to })
        })
      description.onHandle?.()
    },
  }
}

type CopiedPage = { _id: string; _type: string; [field: string]: unknown }

/** A copy has no path, is online, and its title is marked, so that the two pages are never confused. */
function copyOfPage({ path: _path, offline: _offline, title, ...page }: CopiedPage): CopiedPage {
  return { ...page, title: typeof title === 'string' && title ? `${title} (copy)` : 'Copy' }
}

/** Wraps the action of a page when it affects the page's path. */
export const withPathCare = wrapActions((original) => {
  switch (original.action) {
    case 'publish':
      return (props) => usePublishing(props, original(props))
    case 'duplicate':
      return (props) => {
        const copying: DuplicateActionProps = { ...props, mapDocument: copyOfPage }
        return original(copying)
      }
    default:
      return original
  }
})
