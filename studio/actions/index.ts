/** Document actions and badges. */
import type { DocumentActionComponent, DocumentActionsContext, DocumentBadgeComponent } from 'sanity'
import { hasSampleContent } from '../common/sample-content.ts'
import { allowedActions } from '../common/singletons.ts'
import { withAddressCare } from './page-address.ts'

/** For `document.actions`. */
export function documentActions(
  previous: DocumentActionComponent[],
  { schemaType }: Pick<DocumentActionsContext, 'schemaType'>,
): DocumentActionComponent[] {
  const allowed = allowedActions(previous, schemaType)
  return schemaType === 'page' ? allowed.map(withAddressCare) : allowed
}

/** Badge for a document that is, or contains, invented content. For `document.badges`. */
export const sampleBadge: DocumentBadgeComponent = ({ draft, published }) =>
  hasSampleContent(draft ?? published)
    ? { label: 'Invented content', title: 'Holds invented content. Replace it before going live.', color: 'warning' }
    : null
