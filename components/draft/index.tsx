/**
 * Wraps a page in draft mode: banner, click-to-edit and the connection to the Studio's Presentation tool.
 *
 * A separate chunk that public pages never load (pages/_app.tsx).
 */
import dynamic from 'next/dynamic'
import { type ReactNode, useMemo } from 'react'
import { island } from '@/components/island'
import { useHydrated } from '@/components/ui/use-hydrated'
import { EditContext } from '@/lib/contexts/edit-context'
import type { DraftProps } from '@/lib/draft/props'
import { useClickToEdit } from './click-to-edit'
import { editTargets } from './edit-targets'
import { createRefresher, refetchPage } from './refresher'
import { sectionLabels } from './section-label'
import { useChanges } from './use-changes'
import { useOwnMessages } from './use-own-messages'
import { WordTargets } from './word-targets'

/** Click-to-edit overlays, and messaging with the Studio that embeds the page. */
const VisualEditing = dynamic(
  () => import('@sanity/visual-editing/next-pages-router').then((module) => module.VisualEditing),
  { ssr: false },
)

const MoveSections = dynamic(() => import('./move-sections'), { ssr: false })

const DraftBanner = island<{ draft: DraftProps }>({
  name: 'draft-banner',
  load: () => import('./draft-banner'),
  hydrates: 'load',
})

const refresh = createRefresher(refetchPage)

export default function DraftFrame({ draft, children }: { draft: DraftProps; children: ReactNode }) {
  // In the Presentation tool's frame, or in a window that it opened.
  const isInPresentation = useHydrated() && (window.self !== window.top || window.opener !== null)
  const targets = useMemo(() => editTargets(draft), [draft])
  const labels = useMemo(() => sectionLabels(draft), [draft])
  useOwnMessages()
  useChanges(refresh)
  useClickToEdit(isInPresentation)
  return (
    <EditContext value={targets}>
      {children}
      <DraftBanner draft={draft} />
      {/* In its own window the page looks and behaves as it does for visitors. */}
      {isInPresentation && (
        <>
          <VisualEditing refresh={refresh} components={labels} />
          <MoveSections draft={draft} />
          <WordTargets draft={draft} />
        </>
      )}
    </EditContext>
  )
}
