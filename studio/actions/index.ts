/** The document actions of each type, in the order in which they wrap Sanity's own. */
import type { DocumentActionComponent, DocumentActionsContext } from 'sanity'
import { allowedActions } from '../common/singletons.ts'
import { useOfflineAction } from '../offline/offline-action.ts'
import { guardRemoval } from '../removal/guard-removal.ts'
import { withPageOffers } from './page-path.ts'
import { publishAfterSave } from './publish-after-save.ts'
import { usePutOnPage, withSampleOffer } from './put-on-page.ts'

/** Document actions, for `document.actions`. */
export function documentActions(
  previous: DocumentActionComponent[],
  { schemaType }: Pick<DocumentActionsContext, 'schemaType'>,
): DocumentActionComponent[] {
  const allowed = allowedActions(previous, schemaType).map(guardRemoval).map(publishAfterSave)
  if (schemaType === 'sample') return [...allowed.map(withSampleOffer), usePutOnPage]
  return schemaType === 'page' ? [...allowed.map(withPageOffers), useOfflineAction] : allowed
}
