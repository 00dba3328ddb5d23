/**
 * Wraps the actions that change a page's path, so that no known URL stops working by accident: publishing under a new
 * path prompts for a redirect from the old one; unpublishing and deleting ask where to redirect visitors.
 */
import {
  type DocumentActionComponent,
  type DocumentActionDescription,
  type DocumentActionProps,
  type DuplicateActionProps,
  useDocumentStore,
} from 'sanity'
import { afterOperation, forgetOperation } from '../redirects/after-operation.ts'
import { hasMoved } from '../redirects/plan.ts'
import { prompt$ } from '../redirects/prompts.ts'
import { useMakeRedirect } from '../redirects/use-make-redirect.ts'

type Page = { id: string; title: string; path: string; revision: string }

function pageOf({ id, draft, published }: DocumentActionProps): Page | null {
  const path = published?.path
  if (typeof path !== 'string' || !path.startsWith('/')) return null
  const title = draft?.title ?? published?.title
  return { id, title: typeof title === 'string' && title ? title : path, path, revision: published?._rev ?? '' }
}

type Description = DocumentActionDescription | null

function usePublishing(props: DocumentActionProps, description: Description): Description {
  const { pair } = useDocumentStore()
  const page = pageOf(props)
  if (!description || !page) return description
  const { id, path: from, revision } = page
  return {
    ...description,
    onHandle: () => {
      afterOperation(
        pair.editState(id, props.type),
        id,
        (published) => published !== null && published._rev !== revision,
        (published) => {
          const to = published?.path
          if (typeof to === 'string' && hasMoved(from, to)) prompt$.next({ kind: 'moved', page, from, to })
        },
      )
      description.onHandle?.()
    },
  }
}

function useEnding(
  props: DocumentActionProps,
  description: Description,
  operation: 'unpublish' | 'delete',
): Description {
  const { pair } = useDocumentStore()
  const makeRedirect = useMakeRedirect()
  const page = pageOf(props)
  if (!description || !page) return description
  const { id, path, title } = page
  function proceed(targetId: string | undefined): void {
    forgetOperation(id)
    if (targetId !== undefined) {
      const note = `“${title}” was ${operation === 'delete' ? 'deleted' : 'unpublished'}.`
      afterOperation(
        pair.editState(id, props.type),
        id,
        (published) => published === null,
        () => makeRedirect({ from: path, pageId: targetId, endedId: id, note }),
      )
    }
    description?.onHandle?.()
  }
  return { ...description, onHandle: () => prompt$.next({ kind: 'ending', page, path, operation, proceed }) }
}

type CopiedPage = { _id: string; _type: string; [field: string]: unknown }

/** A copy has no path, and its title is marked, so that the two pages are never confused. */
function copyOfPage({ path: _path, title, ...page }: CopiedPage): CopiedPage {
  return { ...page, title: typeof title === 'string' && title ? `${title} (copy)` : 'Copy' }
}

/** A wrapped action must keep its identity between renders. */
const wrapped = new WeakMap<DocumentActionComponent, DocumentActionComponent>()

function wrap(original: DocumentActionComponent): DocumentActionComponent {
  const { action } = original
  switch (action) {
    case 'publish':
      return (props) => usePublishing(props, original(props))
    case 'unpublish':
    case 'delete':
      return (props) => useEnding(props, original(props), action)
    case 'duplicate':
      return (props) => {
        const copying: DuplicateActionProps = { ...props, mapDocument: copyOfPage }
        return original(copying)
      }
    default:
      return original
  }
}

/** Wraps the action of a page when it affects the page's path. */
export function withAddressCare(original: DocumentActionComponent): DocumentActionComponent {
  const known = wrapped.get(original)
  if (known) return known
  const action = wrap(original)
  if (action !== original) {
    action.action = original.action
    action.displayName = original.displayName
  }
  wrapped.set(original, action)
  return action
}
