/** Document actions and badges. */
import { LaunchIcon } from '@sanity/icons/Launch'
import type { DocumentActionComponent, DocumentActionsContext, DocumentBadgeComponent } from 'sanity'
import { hasSampleContent } from '../common/sample-content.ts'
import { allowedActions } from '../common/singletons.ts'
import { withAddressCare } from './page-address.ts'

/** Opens the page on the site in a new tab. */
const openPage: DocumentActionComponent = ({ published }) => {
  const path = published?.path
  const isOnline = typeof path === 'string' && path.startsWith('/')
  return {
    label: 'Open page on the website',
    icon: LaunchIcon,
    disabled: !isOnline,
    title: isOnline ? undefined : 'This page is not published yet.',
    group: ['default', 'paneActions'],
    onHandle: () => {
      if (isOnline) window.open(path, '_blank', 'noopener')
    },
  }
}

/** For `document.actions`. The first one is the large button; the others are in the menu beside it. */
export function documentActions(
  previous: DocumentActionComponent[],
  { schemaType, versionType }: Pick<DocumentActionsContext, 'schemaType' | 'versionType'>,
): DocumentActionComponent[] {
  const allowed = allowedActions(previous, schemaType)
  if (schemaType !== 'page') return allowed
  const actions = allowed.map(withAddressCare)
  // A published version has no "Publish" action: without this, "Unpublish" would become the large button.
  if (versionType === 'published') return [openPage, ...actions]
  const [main, ...others] = actions
  return main ? [main, openPage, ...others] : [openPage]
}

/** Badge for a document that is, or contains, invented content. For `document.badges`. */
export const sampleBadge: DocumentBadgeComponent = ({ draft, published }) =>
  hasSampleContent(draft ?? published)
    ? { label: 'Invented content', title: 'Holds invented content. Replace it before going live.', color: 'warning' }
    : null
