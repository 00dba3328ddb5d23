/** The core web vitals of a visit, measured by the browser's performance entries: https://web.dev/articles/vitals. */

/** What is measured of a visit from its beginning to its end. */
export type Measure = {
  /** The value until now; undefined when there is none. What happens after the first call may be left out. */
  read(): number | undefined
  /** The browser shows the page once more, which it has kept: another visit. */
  restart(event: PageTransitionEvent): void
}

declare global {
  // What not every browser has, and TypeScript therefore not.
  interface PerformanceEntry {
    /** Of a layout shift. */
    readonly value?: number
    readonly hadRecentInput?: boolean
    /** Of an event; 0 when it is none of an interaction. */
    readonly interactionId?: number
    readonly target?: Node | null
    /** Of the navigation: when a page that was rendered beforehand was shown. */
    readonly activationStart?: number
  }
  interface PerformanceObserverInit {
    durationThreshold?: number
  }
  interface Document {
    prerendering?: boolean
  }
}

/**
 * Calls back with performance entries of the page, those from before this script included.
 * @param minDuration of events, in milliseconds
 * @returns hands over what the browser has not delivered yet; undefined when it knows no such entries
 */
export function observe(
  type: string,
  handle: (entry: PerformanceEntry) => void,
  minDuration?: number,
): (() => void) | undefined {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return undefined
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(handle))
  observer.observe({ type, buffered: true, durationThreshold: minDuration })
  return () => observer.takeRecords().forEach(handle)
}

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

/** Largest Contentful Paint (https://w3c.github.io/largest-contentful-paint): when the largest text or picture was shown. */
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

/** Shorter events are not reported: browsers round to 8 ms, and the first interaction is reported however short it is. */
const MIN_MS = 40

/** What is shorter than any reported event. */
const SHORTEST_MS = 8

/** Interaction to Next Paint: the longest interaction, of which one in fifty is left out (https://web.dev/articles/inp). */
export function measureInteractions(): Measure {
  /** By the browser's id. A press has several events. */
  let durations = new Map<number, number>()
  let countBefore = 0
  function handle({ interactionId, duration }: PerformanceEntry): void {
    if (interactionId) durations.set(interactionId, Math.max(duration, durations.get(interactionId) ?? 0))
  }
  const flush = observe('event', handle, MIN_MS)
  const flushFirst = observe('first-input', handle)
  return {
    read() {
      flush?.()
      flushFirst?.()
      // Browsers that do not count have reported at least these.
      const count = (performance.interactionCount ?? durations.size) - countBefore
      const longest = Array.from(durations.values()).sort((a, b) => b - a)
      if (!flush || count <= 0) return undefined
      return longest[Math.min(longest.length - 1, Math.floor(count / 50))] ?? SHORTEST_MS
    },
    restart() {
      durations = new Map()
      countBefore = performance.interactionCount ?? 0
    },
  }
}

/** Cumulative Layout Shift: the largest burst of shifts, with less than a second between two and at most five in all. */
export function measureShifts(): Measure {
  let largest = 0
  let burst = 0
  let first = Number.NEGATIVE_INFINITY
  let last = first
  const flush = observe('layout-shift', ({ startTime, value = 0, hadRecentInput }) => {
    if (hadRecentInput) return
    if (startTime - last >= 1000 || startTime - first >= 5000) {
      burst = 0
      first = startTime
    }
    last = startTime
    burst += value
    largest = Math.max(largest, burst)
  })
  return {
    read() {
      flush?.()
      return flush && largest
    },
    restart() {
      largest = 0
      burst = 0
    },
  }
}
