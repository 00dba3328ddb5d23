import type { DocumentActionComponent, DocumentActionsContext } from 'sanity'
import { allowedActions } from '../common/singletons.ts'
import { useOfflineAction } from '../offline/offline-action.ts'
import { withRemovalCare } from '../removal/removal-care.ts'
import { withPathCare } from './page-path.ts'
import { withLastChange } from './publish-last-change.ts'
import { usePutOnPage, withSampleOffer } from './put-on-page.ts'

/** Document actions, for `document.actions`. */
export function documentActions(
  previous: DocumentActionComponent[],
  { schemaType }: Pick<DocumentActionsContext, 'schemaType'>,
): DocumentActionComponent[] {
  const allowed = allowedActions(previous, schemaType).map(withRemovalCare).map(withLastChange)
  if (schemaType === 'sample') return [...allowed.map(withSampleOffer), usePutOnPage]
  return schemaType === 'page' ? [...allowed.map(withPathCare), useOfflineAction] : allowed
}
