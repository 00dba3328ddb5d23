/**
 * What surrounds a page in draft mode: the banner, click-to-edit, and the connection to the Studio's Presentation tool.
 *
 * A chunk of its own that public pages never load (pages/_app.tsx).
 */
import dynamic from 'next/dynamic'
import Router from 'next/router'
import { type ReactNode, useMemo } from 'react'
import type { DraftProps } from '@/lib/draft/props'
import { DraftBanner } from './draft-banner'
import { EditContext } from './edit-context'
import { editTargets } from './edit-targets'
import { createRefresher } from './refresher'

/** Overlays and the talk with the Studio around the frame; nothing of it is HTML of the server. */
const VisualEditing = dynamic(
  () => import('@sanity/visual-editing/next-pages-router').then((module) => module.VisualEditing),
  { ssr: false },
)

/** Has the server make the page again. Without the hash: Next takes a step to the same place on the same page for no step at all. */
const refresh = createRefresher(() => Router.replace(Router.asPath.replace(/#.*$/, ''), undefined, { scroll: false }))

export default function DraftFrame({ draft, children }: { draft: DraftProps; children: ReactNode }) {
  const targets = useMemo(() => editTargets(draft), [draft])
  return (
    <EditContext value={targets}>
      {children}
      <DraftBanner />
      <VisualEditing refresh={refresh} />
    </EditContext>
  )
}
