/** Timer of a carousel. Browser only. */

/**
 * Calls `step` at an interval while the element can be seen: what moves elsewhere costs a phone data and power for nothing.
 * An observer says whether it can: measuring at each step would lay out the page.
 * @param element what the moving list stands in: the list itself may leave the window by its own movement
 * @returns a function that stops it
 */
export function rotate(element: Element, intervalMs: number, step: () => void): () => void {
  let isInWindow = false
  const observer = new IntersectionObserver((entries) => {
    isInWindow = entries.at(-1)?.isIntersecting === true
  })
  observer.observe(element)
  const timer = setInterval(() => {
    if (!document.hidden && isInWindow) step()
  }, intervalMs)
  return () => {
    observer.disconnect()
    clearInterval(timer)
  }
}
