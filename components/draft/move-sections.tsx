/** Moves the focused section of the Studio's preview by Alt and an arrow key, as dragging does by mouse. */
import { useEffect, useState } from 'react'
import { dragEnd } from '@/lib/draft/drag-end'
import type { DraftProps } from '@/lib/draft/props'
import { headingOf, sectionKeyOf, sectionsOnPage } from './sections-on-page'

/** How long the preview may take to show the new order, in milliseconds. */
const TIMEOUT_MS = 5000

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

/** Waits until the page shows the section elsewhere. @returns its place, or null when it did not move in time */
async function newPlace({ key, from }: Move): Promise<number | null> {
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; ) {
    await new Promise((resolve) => setTimeout(resolve, 50))
    const place = sectionsOnPage().findIndex((section) => section.key === key)
    if (place >= 0 && place !== from) return place
  }
  return null
}

export function MoveSections({ draft }: { draft: DraftProps }) {
  const [said, setSaid] = useState('')
  // Not in the attributes of click-to-edit, which previews in a window of their own have as well.
  useEffect(() => {
    for (const { element } of draft.document ? sectionsOnPage() : []) {
      element.tabIndex = 0
      element.setAttribute('aria-keyshortcuts', 'Alt+ArrowUp Alt+ArrowDown')
    }
  }, [draft])
  useEffect(() => {
    async function handleKey(event: KeyboardEvent): Promise<void> {
      const move = draft.document && moveOf(event)
      if (!move || !draft.document) return
      event.preventDefault()
      const detail = dragEnd(move, draft, draft.document)
      window.dispatchEvent(new CustomEvent('sanity/dragEnd', { detail }))
      const place = await newPlace(move)
      const sections = sectionsOnPage()
      const element = place === null ? undefined : sections[place]?.element
      // It may have been attached anew, which takes the focus away.
      element?.focus()
      setSaid(element ? `${headingOf(element) || 'Section'}: now ${(place ?? 0) + 1} of ${sections.length}.` : '')
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [draft])
  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
  )
}
