/** Where in the page a track is shown: its play button and its waveform. Something that shows a track from afar asks here. */

export type TrackRegistry = {
  /** @returns takes the element away again */
  add(trackId: string, element: HTMLElement): () => void
  /** In the order in which they came. */
  of(trackId: string): HTMLElement[]
  /** Told when an element has come or gone, of whichever track. */
  subscribe(listener: () => void): () => void
}

export function createTrackRegistry(): TrackRegistry {
  const places = new Map<string, Set<HTMLElement>>()
  const listeners = new Set<() => void>()

  function tell(): void {
    for (const listener of listeners) listener()
  }

  return {
    add(trackId, element) {
      const elements = places.get(trackId) ?? new Set()
      places.set(trackId, elements.add(element))
      tell()
      return () => {
        elements.delete(element)
        if (elements.size === 0 && places.get(trackId) === elements) places.delete(trackId)
        tell()
      }
    },
    of: (trackId) => [...(places.get(trackId) ?? [])],
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
