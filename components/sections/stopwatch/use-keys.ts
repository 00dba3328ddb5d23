/**
 * Hook for the keyboard shortcuts Space and R, while the focus is in the stopwatch or on the page's body. Keys typed
 * into fields are ignored, and Space on elements that it activates.
 */
import { type RefObject, useEffect } from 'react'

/** Elements that take text input. */
const FIELDS = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'
/** Elements that the space bar activates. */
const PRESSED = `button, a, input, summary, [role=button], ${FIELDS}`

function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom >= 0 && top <= window.innerHeight
}

export function useKeys(frame: RefObject<Element | null>, isOn: boolean, onSpace: () => void, onR: () => void): void {
  useEffect(() => {
    if (!isOn) return
    function handleKeyDown(event: KeyboardEvent): void {
      const { target } = event
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
      if (!(target instanceof Element) || !frame.current) return
      // The page itself or an ancestor of the stopwatch: where a click on plain text puts the focus.
      const isFree = target.contains(frame.current)
      // While the stopwatch is out of view the space bar scrolls the page, as usual.
      if (isFree ? !isInWindow(frame.current) : !frame.current.contains(target)) return
      if (event.key === ' ' && !event.shiftKey && !target.closest(PRESSED)) onSpace()
      else if (event.key.toLowerCase() === 'r' && !target.closest(FIELDS)) onR()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [frame, isOn, onSpace, onR])
}
