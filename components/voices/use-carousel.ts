/**
 * keen-slider around slides that are already on the page.
 *
 * The slides stand in a row that scrolls until the library has come, so nothing waits for it. It is told what to do from
 * outside React: a move renders the position's line and no card.
 */
import type { KeenSliderInstance } from 'keen-slider'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useMedia } from '@/components/ui/use-media'
import { carouselOptions, INTERVAL, NARROW, PER_VIEW } from './carousel-options'

export type Carousel = {
  /** Can it be moved at all: has the library come, and are there more slides than fit? */
  isReady: boolean
  /** Index of the first slide in view. */
  first: number
  perView: number
  isRotating: boolean
  setRotating(isRotating: boolean): void
  /** Moves on (1) or back (-1) by one view. */
  move(direction: 1 | -1): void
}

/** Slides out of view can be neither focused nor read. */
function hideOutOfView({ slides, track }: KeenSliderInstance): void {
  slides.forEach((slide, index) => {
    const isHidden = (track.details.slides[index]?.portion ?? 0) < 0.5
    if (slide.hasAttribute('inert') !== isHidden) slide.toggleAttribute('inert', isHidden)
  })
}

/** The slide nearest to where the visitor has scrolled the row before it became a carousel. */
function scrolledTo(row: HTMLElement): number {
  const width = row.firstElementChild?.getBoundingClientRect().width ?? 0
  return width > 0 ? Math.round(row.scrollLeft / width) : 0
}

export function useCarousel(row: RefObject<HTMLElement | null>, count: number): Carousel {
  const slider = useRef<KeenSliderInstance | null>(null)
  const [isLoaded, setLoaded] = useState(false)
  const [first, setFirst] = useState(0)
  const [wanted, setWanted] = useState<boolean | null>(null)
  const isStill = useMedia('(prefers-reduced-motion: reduce)')
  const perView = useMedia(NARROW) ? PER_VIEW.narrow : PER_VIEW.wide
  const isReady = isLoaded && count > perView
  const isRotating = wanted ?? !isStill

  useEffect(() => {
    const element = row.current
    if (!element || count < 2) return
    let isGone = false
    let created: KeenSliderInstance | null = null
    async function start(container: HTMLElement) {
      const { default: KeenSlider } = await import('keen-slider')
      if (isGone) return
      const initial = scrolledTo(container)
      created = new KeenSlider(container, {
        ...carouselOptions(count),
        initial,
        created: hideOutOfView,
        updated: hideOutOfView,
        detailsChanged: hideOutOfView,
        animationEnded: ({ track }) => setFirst(track.details.rel),
      })
      slider.current = created
      // keen-slider gives slides their width in the next frame; the row's own layout ends in that same frame, so nothing jumps.
      requestAnimationFrame(() => {
        if (isGone) return
        container.dataset.carousel = ''
        container.scrollLeft = 0
      })
      setFirst(initial)
      setLoaded(true)
    }
    // Without the library the row scrolls.
    start(element).catch(() => undefined)
    return () => {
      isGone = true
      created?.destroy()
      slider.current = null
      delete element.dataset.carousel
      for (const slide of element.children) slide.removeAttribute('inert')
      setLoaded(false)
    }
  }, [row, count])

  const move = useCallback(
    (direction: 1 | -1) => {
      const { current } = slider
      if (!current) return
      current.moveToIdx(current.track.details.abs + direction * perView, true, { duration: isStill ? 0 : 600 })
    },
    [perView, isStill],
  )

  useEffect(() => {
    if (!isReady || !isRotating) return
    const timer = setInterval(() => {
      if (!document.hidden) move(1)
    }, INTERVAL)
    return () => clearInterval(timer)
  }, [isReady, isRotating, move])

  return { isReady, first, perView, isRotating, setRotating: setWanted, move }
}
