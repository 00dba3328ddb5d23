/** What stands between the form of a document and its footer with Publish: it takes room of its own and covers nothing (B254). */
import { type ReactNode, useCallback, useState } from 'react'
import { createPortal } from 'react-dom'

/** The part of the form that scrolls; its parent and the footer share the height of the pane. */
const SCROLLER = '[data-testid="document-panel-scroller"]'
const FIELD = '[data-testid^="field-"]'

/** Brings the field that is typed in, with what stands below it, back into what is left of the form. */
function showFocused(scroller: Element): void {
  const focused = document.activeElement
  if (!focused || !scroller.contains(focused)) return
  const parts = [focused.closest(FIELD), focused].filter((part) => part !== null)
  parts.find((part) => part.clientHeight < scroller.clientHeight)?.scrollIntoView({ block: 'nearest' })
}

export function AboveFooter({ children }: { children: ReactNode }) {
  const [outlet, setOutlet] = useState<HTMLElement | null>(null)
  const anchor = useCallback((element: HTMLElement | null) => {
    const scroller = element?.closest(SCROLLER)
    if (!scroller) return
    const added = document.createElement('div')
    added.style.flexShrink = '0'
    // Sanity has no slot between the two.
    scroller.parentElement?.after(added)
    setOutlet(added)
    const observer = new ResizeObserver(() => showFocused(scroller))
    observer.observe(added)
    return () => {
      observer.disconnect()
      added.remove()
      setOutlet(null)
    }
  }, [])
  return (
    <>
      <div ref={anchor} hidden />
      {outlet && createPortal(children, outlet)}
    </>
  )
}
