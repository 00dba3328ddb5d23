/**
 * Hook that reports whether a track's play button and waveform have left the viewport, on whichever card or row they
 * are.
 */
import { useEffect, useState } from 'react'

/** Excludes the area below the header and the bottom bars. */
const COVERED = '-72px 0px -72px 0px'

/** The elements that show a track, without those of the now-playing bar. */
function elementsOf(trackId: string): HTMLElement[] {
  const all = document.querySelectorAll<HTMLElement>('[data-track-id]:not([data-now-playing] *)')
  return Array.from(all).filter(({ dataset }) => dataset.trackId === trackId)
}

export function useTrackVisibility(trackId: string) {
  /** False until known. */
  const [isOut, setOut] = useState(false)
  /** The track's play button, if the page still has one. */
  const [button, setButton] = useState<HTMLElement | null>(null)

  useEffect(() => {
    const visible = new Set<Element>()
    let observed: HTMLElement[] = []
    const views = new IntersectionObserver(
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
      const now = elementsOf(trackId)
      if (now.length === observed.length && now.every((element, index) => element === observed[index])) return
      views.disconnect()
      visible.clear()
      observed = now
      for (const element of observed) views.observe(element)
      if (observed.length === 0) setOut(true)
      setButton(observed.find((element) => element instanceof HTMLButtonElement) ?? null)
    }

    observe()
    // Cards come and go with filters and pages. A time update adds and removes no elements.
    const cards = new MutationObserver(observe)
    cards.observe(document.body, { childList: true, subtree: true })
    return () => {
      cards.disconnect()
      views.disconnect()
    }
  }, [trackId])

  return { isOut, button }
}
