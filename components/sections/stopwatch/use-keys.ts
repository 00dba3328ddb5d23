/**
 * Space and R for the stopwatch, while it is focused or nothing else is. Keys are never taken from fields, and Space never from what it
 * presses anyway.
 */
import { type RefObject, useEffect } from 'react'

/** Types letters. */
const FIELDS = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'
/** Answers to the space bar by itself. */
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
      // The page itself, or what holds everything on it: a click on plain text leads the focus there.
      const isFree = target.contains(frame.current)
      // With the stopwatch out of sight the space bar scrolls the page, as everywhere.
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
