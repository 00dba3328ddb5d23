/**
 * What surrounds a page in draft mode: the banner, click-to-edit, and the connection to the Studio's Presentation tool.
 *
 * A chunk of its own that public pages never load (pages/_app.tsx).
 */
import dynamic from 'next/dynamic'
import { type ReactNode, useMemo, useSyncExternalStore } from 'react'
import type { DraftProps } from '@/lib/draft/props'
import { DraftBanner } from './draft-banner'
import { EditContext } from './edit-context'
import { editTargets } from './edit-targets'
import { readAgain } from './navigation'
import { createRefresher } from './refresher'
import { useChanges } from './use-changes'

/** Overlays for a click, and the talk with the Studio around the frame. */
const VisualEditing = dynamic(
  () => import('@sanity/visual-editing/next-pages-router').then((module) => module.VisualEditing),
  { ssr: false },
)

const refresh = createRefresher(readAgain)

const never = () => () => undefined

/** Is the page in the Presentation tool's frame, or a window that it opened? False on the server and while React takes over. */
function useInPresentation(): boolean {
  return useSyncExternalStore(
    never,
    () => window.self !== window.top || window.opener !== null,
    () => false,
  )
}

export default function DraftFrame({ draft, children }: { draft: DraftProps; children: ReactNode }) {
  const targets = useMemo(() => editTargets(draft), [draft])
  const isInPresentation = useInPresentation()
  useChanges(refresh)
  return (
    <EditContext value={targets}>
      {children}
      <DraftBanner draft={draft} />
      {/* In a window of its own the page is to look and to behave as it does for visitors. */}
      {isInPresentation && <VisualEditing refresh={refresh} />}
    </EditContext>
  )
}
