/**
 * Hook that runs keen-slider on slides that the server has rendered.
 *
 * Until the library has loaded, the slides are a native scroll container; it is fetched shortly before the first move
 * or when the visitor asks for one. It is controlled outside React's state: a move renders the position line and no
 * card.
 */
import type { KeenSliderInstance } from 'keen-slider'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { BELOW_MD } from '@/components/ui/media'
import { useMedia } from '@/components/ui/use-media'
import { useRotation } from '@/components/ui/use-rotation'
import { REVEAL } from '@/lib/audio/reveal'
import { carouselOptions, INTERVAL, PER_VIEW } from './carousel-options'

export type Carousel = {
  /** Whether there are more slides than fit. */
  canMove: boolean
  /** Index of the first slide in view. */
  first: number
  perView: number
  isRotating: boolean
  setRotating(isRotating: boolean): void
  /** Moves forward (1) or back (-1) by one view. */
  move(direction: 1 | -1): void
}

/** Makes slides out of view inert. */
function hideOutOfView({ slides, track }: KeenSliderInstance): void {
  slides.forEach((slide, index) => {
    const isHidden = (track.details.slides[index]?.portion ?? 0) < 0.5
    if (slide.hasAttribute('inert') !== isHidden) slide.toggleAttribute('inert', isHidden)
  })
}

/** Index of the slide closest to the row's scroll position before the carousel starts. */
function scrolledTo(row: HTMLElement): number {
  const width = row.firstElementChild?.getBoundingClientRect().width ?? 0
  return width > 0 ? Math.round(row.scrollLeft / width) : 0
}

/** Milliseconds before the first automatic move at which the library is fetched. */
const HEAD_START = 1000

export function useCarousel(row: RefObject<HTMLElement | null>, count: number): Carousel {
  const slider = useRef<KeenSliderInstance | null>(null)
  const [isNeeded, setNeeded] = useState(false)
  const [isLoaded, setLoaded] = useState(false)
  /** A move that was requested before the library had loaded. */
  const pending = useRef<1 | -1 | null>(null)
  /** Time of the next automatic move, by performance.now(). */
  const due = useRef(0)
  const [first, setFirst] = useState(0)
  const [wanted, setWanted] = useState<boolean | null>(null)
  const isStill = useMedia('(prefers-reduced-motion: reduce)')
  const perView = useMedia(BELOW_MD) ? PER_VIEW.narrow : PER_VIEW.wide
  const canMove = count > perView
  const isRotating = wanted ?? !isStill

  useEffect(() => {
    if (!canMove || !isRotating) return
    due.current = performance.now() + INTERVAL
    const timer = setTimeout(() => setNeeded(true), INTERVAL - HEAD_START)
    return () => clearTimeout(timer)
  }, [canMove, isRotating])

  useEffect(() => {
    const element = row.current
    if (!element || !isNeeded || count < 2) return
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
      // keen-slider sets the slides' width in the next frame; the native layout is removed in the same frame, to avoid
      // a layout shift.
      requestAnimationFrame(() => {
        if (isGone) return
        container.dataset.carousel = ''
        container.scrollLeft = 0
      })
      setFirst(initial)
      setLoaded(true)
    }
    // Without the library the row scrolls natively.
    start(element).catch(() => undefined)
    return () => {
      isGone = true
      created?.destroy()
      slider.current = null
      delete element.dataset.carousel
      for (const slide of element.children) slide.removeAttribute('inert')
      setLoaded(false)
    }
  }, [row, count, isNeeded])

  const move = useCallback(
    (direction: 1 | -1) => {
      const { current } = slider
      if (!current) {
        pending.current = direction
        setNeeded(true)
        return
      }
      current.moveToIdx(current.track.details.abs + direction * perView, true, { duration: isStill ? 0 : 600 })
    },
    [perView, isStill],
  )

  // Moves to the card that the now-playing bar's "back to" button requests with a REVEAL event.
  useEffect(() => {
    const element = row.current
    if (!element || !isLoaded) return
    function handleReveal({ target }: Event): void {
      const index = Array.from(element?.children ?? []).findIndex(
        (slide) => target instanceof Node && slide.contains(target),
      )
      if (index >= 0) slider.current?.moveToIdx(index, false, { duration: isStill ? 0 : 600 })
    }
    element.addEventListener(REVEAL, handleReveal)
    return () => element.removeEventListener(REVEAL, handleReveal)
  }, [row, isLoaded, isStill])

  useEffect(() => {
    if (!isLoaded || pending.current === null) return
    move(pending.current)
    pending.current = null
  }, [isLoaded, move])

  useRotation(
    isLoaded && canMove && isRotating,
    INTERVAL,
    () => move(1),
    () => Math.max(0, due.current - performance.now()),
  )

  return { canMove, first, perView, isRotating, setRotating: setWanted, move }
}
