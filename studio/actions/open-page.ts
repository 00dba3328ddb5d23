import { LaunchIcon } from '@sanity/icons/Launch'
import type { DocumentActionComponent } from 'sanity'

/** Opens the page on the site in a new tab. */
export const openPage: DocumentActionComponent = ({ published }) => {
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
