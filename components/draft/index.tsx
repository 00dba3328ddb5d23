/**
 * Wraps a page in draft mode: banner, click-to-edit and the connection to the Studio's Presentation tool.
 *
 * A separate chunk that public pages never load (pages/_app.tsx).
 */
import dynamic from 'next/dynamic'
import { type ReactNode, useMemo, useSyncExternalStore } from 'react'
import { island } from '@/components/island'
import { EditContext } from '@/lib/draft/edit-context'
import type { DraftProps } from '@/lib/draft/props'
import { editTargets } from './edit-targets'
import { MoveSections } from './move-sections'
import { refetchPage } from './refetch-page'
import { createRefresher } from './refresher'
import { sectionLabels } from './section-label'
import { useChanges } from './use-changes'

/** Click-to-edit overlays, and messaging with the Studio that embeds the page. */
const VisualEditing = dynamic(
  () => import('@sanity/visual-editing/next-pages-router').then((module) => module.VisualEditing),
  { ssr: false },
)

const DraftBanner = island<{ draft: DraftProps }>({
  name: 'draft-banner',
  load: () => import('./draft-banner'),
  hydrates: 'load',
})

const refresh = createRefresher(refetchPage)

const never = () => () => undefined

/**
 * Whether the page is in the Presentation tool's frame or in a window that it opened. False on the server and during
 * hydration.
 */
function useInPresentation(): boolean {
  return useSyncExternalStore(
    never,
    () => window.self !== window.top || window.opener !== null,
    () => false,
  )
}

export default function DraftFrame({ draft, children }: { draft: DraftProps; children: ReactNode }) {
  const isInPresentation = useInPresentation()
  const targets = useMemo(() => editTargets(draft), [draft])
  const labels = useMemo(() => sectionLabels(draft), [draft])
  useChanges(refresh)
  return (
    <EditContext value={targets}>
      {children}
      <DraftBanner draft={draft} />
      {/* In its own window the page looks and behaves as it does for visitors. */}
      {isInPresentation && (
        <>
          <VisualEditing refresh={refresh} components={labels} />
          <MoveSections draft={draft} />
        </>
      )}
    </EditContext>
  )
}
