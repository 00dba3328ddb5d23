/** Whether what shows a track has left the window: its play button and its waveform, on whichever card or row. */
import { useContext, useEffect, useState } from 'react'
import { TrackRegistryContext } from './player-context'

/** What lies under the header or under the bars at the bottom is not seen. */
const COVERED = '-72px 0px -72px 0px'

export type TrackVisibility = {
  /** False until known, and in browsers that cannot tell. */
  isOut: boolean
  /** The track's play button, where the page still has one. */
  button: HTMLElement | null
}

export function useTrackVisibility(trackId: string): TrackVisibility {
  const places = useContext(TrackRegistryContext)
  const [isOut, setOut] = useState(false)
  const [button, setButton] = useState<HTMLElement | null>(null)

  useEffect(() => {
    if (!places || typeof IntersectionObserver === 'undefined') return
    const { of, subscribe } = places
    const visible = new Set<Element>()
    let observed: HTMLElement[] = []
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target)
          else visible.delete(target)
        }
        setOut(visible.size === 0)
      },
      { rootMargin: COVERED },
    )

    function observe(): void {
      observer.disconnect()
      visible.clear()
      observed = of(trackId)
      for (const element of observed) observer.observe(element)
      if (observed.length === 0) setOut(true)
      setButton(observed.find((element) => element instanceof HTMLButtonElement) ?? null)
    }

    // A card that renders anew goes and comes in one moment.
    function handlePlaces(): void {
      queueMicrotask(() => {
        const now = of(trackId)
        if (now.length !== observed.length || now.some((element, index) => element !== observed[index])) observe()
      })
    }

    observe()
    const unsubscribe = subscribe(handlePlaces)
    return () => {
      unsubscribe()
      observer.disconnect()
    }
  }, [places, trackId])

  return { isOut, button }
}
