/** Largest Contentful Paint (https://w3c.github.io/largest-contentful-paint): when the largest text or picture was shown. */
import type { Measure } from './measure'
import { observe } from './observe'

/** When the page was shown, in milliseconds: later than its navigation, if the browser had rendered it beforehand. */
function shownAt(): number {
  return performance.getEntriesByType('navigation')[0]?.activationStart ?? 0
}

/** When the page was hidden for the first time; what is painted in a hidden page says nothing of how fast it is. */
function hiddenAt(): number {
  // Not in Safari.
  const known = performance
    .getEntriesByType('visibility-state')
    .find(({ name, startTime }) => name === 'hidden' && startTime >= shownAt())
  return known?.startTime ?? (document.hidden ? 0 : Number.POSITIVE_INFINITY)
}

export function measurePaint(): Measure {
  let time: number | undefined
  const start = shownAt()
  let end = hiddenAt()
  const flush = observe('largest-contentful-paint', ({ startTime }) => {
    if (startTime < end) time = Math.max(0, startTime - start)
  })
  return {
    read() {
      flush?.()
      end = 0
      return time
    },
    restart({ timeStamp }) {
      time = undefined
      // The second frame is rendered when the first has been shown.
      if (flush) requestAnimationFrame(() => requestAnimationFrame(() => (time = performance.now() - timeStamp)))
    },
  }
}
