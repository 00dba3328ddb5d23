import type { MouseEvent } from 'react'

/**
 * For `onMouseDown` of what holds a form: a press on a link or button leaves the focus in the field until it is released. Otherwise
 * the field's message appears first and moves the pressed control from under the pointer, and the click is lost.
 */
export function keepFocusOnPress(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a, button')) event.preventDefault()
}
