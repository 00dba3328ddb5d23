/**
 * Tells a field that loses the focus because a script moves it, or because a control is pressed, from one that the visitor
 * leaves. Browser only.
 */

let depth = 0

/**
 * Moves the focus on behalf of a script: a form does not count the field that loses it as left.
 * @param move moves it at once, by `focus()` or `showModal()`
 */
export function moveFocus(move: () => void): void {
  depth += 1
  try {
    move()
  } finally {
    depth -= 1
  }
}

/** Whether the focus is being moved by a script just now. */
export function isFocusMoving(): boolean {
  return depth > 0
}

/**
 * Whether the visitor has left the element: neither a script has moved the focus, nor has the whole window lost it, after
 * which the element still is the active one.
 * @param element that has just lost the focus
 */
export function isLeft(element: Element): boolean {
  return !isFocusMoving() && document.activeElement !== element
}

/**
 * For `mousedown` of an element with a form: pressing a link or button does not blur the field before the release.
 * Otherwise the field's message would appear first and move the pressed control away from the pointer, and the click
 * would be lost.
 */
export function keepFocusOnPress(event: Pick<MouseEvent, 'preventDefault'> & { target: EventTarget | null }): void {
  if (event.target instanceof Element && event.target.closest('a, button')) event.preventDefault()
}
