/** The document action that takes a page offline, or puts it online again. */
import { EyeClosedIcon } from '@sanity/icons/EyeClosed'
import { EyeOpenIcon } from '@sanity/icons/EyeOpen'
import type { DocumentActionComponent } from 'sanity'
import { prompt$, promptedPage } from '../common/prompt-store.ts'
import { fieldOf } from '../common/untyped.ts'
import { useOffline } from './use-offline.ts'

/** The document action of a published page: "Take offline", or "Put online again". */
export const useOfflineAction: DocumentActionComponent = ({ published, onComplete }) => {
  const { putOnline } = useOffline()
  const page = promptedPage(published)
  if (!page) return null
  if (fieldOf(published, 'offline') === true) {
    return {
      label: 'Put online again',
      icon: EyeOpenIcon,
      onHandle: () => {
        void putOnline(page)
        onComplete()
      },
    }
  }
  const isHome = page.path === '/'
  return {
    label: 'Take offline',
    icon: EyeClosedIcon,
    disabled: isHome,
    title: isHome ? 'The home page cannot be taken offline.' : undefined,
    onHandle: () => {
      prompt$.next({ kind: 'offline', page })
      onComplete()
    },
  }
}
