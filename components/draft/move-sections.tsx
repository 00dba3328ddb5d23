/** Moves the focused section of the Studio's preview by Alt and an arrow key, as dragging does by mouse. */
import { useEffect, useRef, useState } from 'react'
import { dragEnd } from '@/lib/draft/drag-end'
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

export function MoveSections({ draft }: { draft: DraftProps }) {
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
  useEffect(() => {
    function handleKey(event: KeyboardEvent): void {
      const move = draft.document && moveOf(event)
      if (!move || !draft.document) return
      event.preventDefault()
      pending.current = move
      const detail = dragEnd(move, draft, draft.document)
      window.dispatchEvent(new CustomEvent('sanity/dragEnd', { detail }))
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [draft])
  return (
    <p role="status" className="visually-hidden">
      {announcement}
    </p>
  )
}
