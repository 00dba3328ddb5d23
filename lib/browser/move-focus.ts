/** Tells a field that loses the focus because a script moves it from one that the visitor leaves. Browser only. */

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
