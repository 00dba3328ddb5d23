import type { MouseEvent } from 'react'

/**
 * For `onMouseDown` of an element with a form: pressing a link or button does not blur the field before the release.
 * Otherwise the field's message would appear first and move the pressed control away from the pointer, and the click
 * would be lost.
 */
export function keepFocusOnPress(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a, button')) event.preventDefault()
}
