/** Calls back once a document is published. */
import { filter, take } from 'rxjs'
import {
  type DocumentActionDescription,
  type DocumentActionProps,
  type SanityDocumentLike,
  useDocumentStore,
} from 'sanity'

/**
 * @param description of Publish
 * @param handle gets the published document, also when the editor has opened another document meanwhile
 */
export function useAfterPublishing(
  { id, type, published }: DocumentActionProps,
  description: DocumentActionDescription | null,
  handle: (document: SanityDocumentLike) => void,
): DocumentActionDescription | null {
  const { pair } = useDocumentStore()
  if (!description) return description
  return {
    ...description,
    onHandle: () => {
      // Not the Studio's own `operationEvents`: the commit of an edit that was typed within the last second cancels the
      // event of a publish, though not the publish. It goes on when the editor opens another document meanwhile.
      pair
        .editState(id, type)
        .pipe(
          filter((state) => state.ready && state.published !== null && state.published._rev !== published?._rev),
          take(1),
        )
        .subscribe((state) => state.published && handle(state.published))
      description.onHandle?.()
    },
  }
}
