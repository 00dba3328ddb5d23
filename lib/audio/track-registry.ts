/** Registry of the elements that show a track (play button, waveform), for components elsewhere on the page. */

export type TrackRegistry = {
  /** @returns a function that removes the element */
  add(trackId: string, element: HTMLElement): () => void
  /** In order of registration. */
  of(trackId: string): HTMLElement[]
  /** Called when an element of any track is added or removed. */
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
