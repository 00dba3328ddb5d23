/**
 * Hook that reports whether a track's play button and waveform have left the viewport, on whichever card or row they
 * are.
 */
import { useContext, useEffect, useState } from 'react'
import { TrackRegistryContext } from './player-context'

/** Excludes the area below the header and the bottom bars. */
const COVERED = '-72px 0px -72px 0px'

export function useTrackVisibility(trackId: string) {
  const places = useContext(TrackRegistryContext)
  /** False until known. */
  const [isOut, setOut] = useState(false)
  /** The track's play button, if the page still has one. */
  const [button, setButton] = useState<HTMLElement | null>(null)

  useEffect(() => {
    if (!places) return
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

    // A card that re-renders unregisters and registers again within the same task.
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
