/**
 * Keyboard shortcuts: a key presses the control whose `data-shortcut` names it, while the focus is in the nearest
 * `data-shortcuts` element or on the page's body. A press of a control that is not hydrated is repeated as any other
 * (components/runtime), so shortcuts work before their island does.
 */
import { repeatPress } from '@/lib/browser/press-time'

/** Elements that take text input. */
const FIELDS = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'
/** Elements that the space bar activates. */
const PRESSED = `button, a, input, summary, [role=button], ${FIELDS}`

function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom >= 0 && top <= innerHeight
}

export function pressShortcut(event: KeyboardEvent): void {
  const { target } = event
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
  const key = event.shiftKey && event.key === ' ' ? '' : event.key.toLowerCase()
  const control = Array.from(document.querySelectorAll<HTMLElement>('[data-shortcut]')).find(
    ({ dataset }) => dataset.shortcut === key,
  )
  const area = control?.closest('[data-shortcuts]')
  if (!control || !area || !(target instanceof Element) || target.closest(key === ' ' ? PRESSED : FIELDS)) return
  // The page itself or an ancestor: where a click on plain text puts the focus. While the area is out of view the space
  // bar scrolls the page, as usual.
  if (target.contains(area) ? !isInWindow(area) : !area.contains(target)) return
  event.preventDefault()
  repeatPress(control, event.timeStamp)
}
