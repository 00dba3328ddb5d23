/** <current-part>: marks the link in it that leads to the part of a long text that is being read. */

/**
 * Distance from the top of the window at which a heading counts as reached: below the sticky header, where an anchor
 * link puts it.
 */
const LINE = 160

function isReached({ hash }: HTMLAnchorElement): boolean {
  const heading = document.getElementById(decodeURIComponent(hash.slice(1)))
  return heading !== null && heading.getBoundingClientRect().top <= LINE
}

/** Marks the link to the last heading that has been reached; none above the first. */
export function markCurrentPart(element: HTMLElement, signal: AbortSignal): void {
  let frame = 0

  function look(): void {
    frame = 0
    const links = Array.from(element.querySelectorAll('a'))
    const current = links.findLast(isReached)
    for (const link of links) {
      if (link === current) link.setAttribute('aria-current', 'location')
      else link.removeAttribute('aria-current')
    }
  }

  function lookSoon(): void {
    frame ||= requestAnimationFrame(look)
  }

  look()
  addEventListener('scroll', lookSoon, { passive: true, signal })
  addEventListener('resize', lookSoon, { signal })
  signal.addEventListener('abort', () => cancelAnimationFrame(frame))
}
