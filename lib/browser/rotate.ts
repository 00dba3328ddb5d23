/** Timer of a carousel. Browser only. */

/** Calls `step` at an interval, except while the page is hidden. @returns a function that stops it */
export function rotate(intervalMs: number, step: () => void): () => void {
  const timer = setInterval(() => {
    if (!document.hidden) step()
  }, intervalMs)
  return () => clearInterval(timer)
}
