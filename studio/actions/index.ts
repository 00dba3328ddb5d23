/** What editors can do with a document, and what is said of it at the top of its form. */
import type { DocumentActionComponent, DocumentBadgeComponent } from 'sanity'
import { hasSampleContent } from '../sample-content.ts'
import { allowedActions } from '../singletons.ts'
import { openPage } from './open-page.ts'
import { withAddressCare } from './page-address.ts'

/** For `document.actions`. */
export function documentActions(previous: DocumentActionComponent[], type: string): DocumentActionComponent[] {
  const allowed = allowedActions(previous, type)
  if (type !== 'page') return allowed
  // The first one is the large button; the others stand in the menu beside it.
  const [main, ...others] = allowed.map(withAddressCare)
  return [...(main ? [main] : []), openPage, ...others]
}

/** Marks a document that is, or holds, invented content. For `document.badges`. */
export const sampleBadge: DocumentBadgeComponent = ({ draft, published }) =>
  hasSampleContent(draft ?? published)
    ? { label: 'Sample content', title: 'Holds invented content. Replace it before going live.', color: 'warning' }
    : null
