/** Performance entries of the page, those from before this script included. */

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
