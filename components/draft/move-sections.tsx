/** Moves the focused section of the Studio's preview by Alt and an arrow key, as dragging does by mouse. */
import { at, insert, type NodePatchList, remove } from '@sanity/mutate'
import { useDocuments } from '@sanity/visual-editing/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { DraftProps } from '@/lib/draft/props'
import { headingOf, sectionKeyOf, sectionsOnPage } from './sections-on-page'

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 }

type Move = { key: string; from: number; over: string; step: -1 | 1 }

/** The move that a key press asks for; null for any other. */
function moveOf({ altKey, key: pressed }: KeyboardEvent): Move | null {
  const step = altKey ? STEPS[pressed] : undefined
  const key = step && sectionKeyOf(document.activeElement)
  if (!step || !key) return null
  const sections = sectionsOnPage()
  const from = sections.findIndex((section) => section.key === key)
  const over = sections[from + step]?.key
  return over === undefined ? null : { key, from, over, step }
}

/** The part of a document that moves. */
type Page = { sections?: { _key: string }[] }

/** @param page as it is now; a colleague may have removed the section meanwhile */
function patchesOf({ key, over, step }: Move, page: Page | null): NodePatchList {
  const section = page?.sections?.find(({ _key }) => _key === key)
  if (!section) return []
  return [
    at('sections', remove({ _key: key })),
    at('sections', insert(section, step === 1 ? 'after' : 'before', { _key: over })),
  ]
}

export default function MoveSections({ draft }: { draft: DraftProps }) {
  const { getDocument } = useDocuments()
  const [announcement, setAnnouncement] = useState('')
  const pending = useRef<Move | null>(null)
  useEffect(() => {
    const sections = sectionsOnPage()
    // Not in the attributes of click-to-edit, which previews in a window of their own have as well.
    for (const { element } of draft.document ? sections : []) {
      element.tabIndex = 0
      element.setAttribute('aria-keyshortcuts', 'Alt+ArrowUp Alt+ArrowDown')
    }
    const { key, from } = pending.current ?? {}
    const index = sections.findIndex((section) => section.key === key)
    const moved = index === from ? undefined : sections[index]
    if (!moved) return
    pending.current = null
    // It may have been attached anew, which takes the focus away.
    moved.element.focus()
    setAnnouncement(`${headingOf(moved.element) || 'Section'}: now ${index + 1} of ${sections.length}.`)
  }, [draft])
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const move = draft.document && moveOf(event)
    if (!move || !draft.document) return
    event.preventDefault()
    try {
      const page = getDocument<Page>(draft.document.id)
      page.patch(async ({ getSnapshot }) => patchesOf(move, await getSnapshot()))
      pending.current = move
    } catch {
      // `getDocument` throws until the Studio has connected to the page.
      setAnnouncement('Not moved: the preview is not connected to the Studio yet.')
    }
  })
  useEffect(() => {
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [])
  return (
    <p role="status" className="visually-hidden">
      {announcement}
    </p>
  )
}
