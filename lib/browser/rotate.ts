/** Timer of a carousel. Browser only. */

/** Whether a part of the element is within the window, as laid out. */
function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom >= 0 && top < innerHeight
}

/**
 * Calls `step` at an interval while the element can be seen: what moves elsewhere costs a phone data and power for nothing.
 * @returns a function that stops it
 */
export function rotate(element: Element, intervalMs: number, step: () => void): () => void {
  const timer = setInterval(() => {
    if (!document.hidden && isInWindow(element)) step()
  }, intervalMs)
  return () => clearInterval(timer)
}
