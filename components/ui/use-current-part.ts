/** Hook that returns the heading of the section of a long text that is being read. */
import { useEffect, useState } from 'react'

/**
 * Distance from the top of the window at which a heading counts as reached: below the sticky header, where an anchor
 * link puts it.
 */
const LINE = 160

/**
 * @param ids of the headings, top to bottom
 * @returns the id of the last heading that has been reached; null above the first, and before hydration
 */
export function useCurrentPart(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  const list = ids.join(' ')
  useEffect(() => {
    let frame = 0
    function look(): void {
      frame = 0
      const reached = list.split(' ').filter((id) => {
        const heading = document.getElementById(id)
        return heading !== null && heading.getBoundingClientRect().top <= LINE
      })
      setCurrent(reached.at(-1) ?? null)
    }
    function lookSoon(): void {
      frame ||= requestAnimationFrame(look)
    }
    look()
    const listening = new AbortController()
    const { signal } = listening
    addEventListener('scroll', lookSoon, { passive: true, signal })
    addEventListener('resize', lookSoon, { signal })
    return () => {
      cancelAnimationFrame(frame)
      listening.abort()
    }
  }, [list])
  return current
}
