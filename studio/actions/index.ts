/** What editors can do with a document, and what is said of it at the top of its form. */
import type { DocumentActionComponent, DocumentActionsContext, DocumentBadgeComponent } from 'sanity'
import { hasSampleContent } from '../common/sample-content.ts'
import { allowedActions } from '../common/singletons.ts'
import { openPage } from './open-page.ts'
import { withAddressCare } from './page-address.ts'

/** For `document.actions`. The first one is the large button; the others stand in the menu beside it. */
export function documentActions(
  previous: DocumentActionComponent[],
  { schemaType, versionType }: Pick<DocumentActionsContext, 'schemaType' | 'versionType'>,
): DocumentActionComponent[] {
  const allowed = allowedActions(previous, schemaType)
  if (schemaType !== 'page') return allowed
  const actions = allowed.map(withAddressCare)
  // Beside what is published there is no "Publish": "Unpublish" must not be the large button in its place.
  if (versionType === 'published') return [openPage, ...actions]
  const [main, ...others] = actions
  return main ? [main, openPage, ...others] : [openPage]
}

/** Marks a document that is, or holds, invented content. For `document.badges`. */
export const sampleBadge: DocumentBadgeComponent = ({ draft, published }) =>
  hasSampleContent(draft ?? published)
    ? { label: 'Sample content', title: 'Holds invented content. Replace it before going live.', color: 'warning' }
    : null
