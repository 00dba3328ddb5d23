/**
 * <voice-carousel>: moves the slides in it by one view every three seconds while they are in the window, until the visitor
 * has taken interest.
 */
import { BELOW_MD } from '@/components/ui/media'
import { REVEAL } from '@/lib/audio/reveal'
import { isSoundOn } from '@/lib/audio/silence-others'
import { rotate } from '@/lib/browser/rotate'
import { INTERVAL, PER_VIEW } from './carousel-options'
import { createSlider } from './slider'

/**
 * Any sound, the pointer or the focus in the list, and the buttons stop the rotation; only the button with
 * `data-rotation` starts it again.
 */
export function runCarousel(element: HTMLElement, signal: AbortSignal): void {
  const list = element.querySelector('ul')
  const rotation = element.querySelector('[data-rotation]')
  const position = element.querySelector<HTMLElement>('[data-single]')
  if (!list || !rotation || !position) return
  const narrow = matchMedia(BELOW_MD)
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  /** Elsewhere `:hover` stays after a tap. */
  const hovers = matchMedia('(hover: hover)')
  const count = list.children.length
  /** Index of the first slide in view. */
  let first = 0
  let isRotating = true
  /** Whether the visitor has started the rotation, which then ignores a pointer that rests. */
  let isWanted = false
  let stopRotation = () => {}

  const perView = () => (narrow.matches ? PER_VIEW.narrow : PER_VIEW.wide)
  const canMove = () => count > perView()

  const showPosition = () => {
    const { single = '', several = '' } = position.dataset
    const last = ((first + perView() - 1) % count) + 1
    const text = perView() > 1 ? several : single
    position.textContent = text.replace('{first}', String(first + 1)).replace('{last}', String(last))
  }

  const slider = createSlider(list, {
    isStill: () => still.matches,
    onMoved: (index) => {
      first = index
      showPosition()
    },
    signal,
  })

  /** Moves forward (1) or back (-1) by one view. */
  const move = (direction: number) => {
    if (canMove()) void slider.moveBy(direction * perView())
  }

  /** A pointer that rested in the list before this code ran, or came there by scrolling, sends no event. */
  const step = () => {
    if (!isWanted && hovers.matches && list.matches(':hover')) setRotating(false)
    else move(1)
  }

  const setRotating = (isOn: boolean) => {
    isRotating = isOn
    stopRotation()
    element.toggleAttribute('data-still', !isRotating)
    rotation.setAttribute('aria-label', isRotating ? 'Stop rotation' : 'Start rotation')
    position.setAttribute('aria-live', isRotating ? 'off' : 'polite')
    if (isRotating) stopRotation = rotate(element, INTERVAL, step)
  }

  const stop = () => {
    if (isRotating) setRotating(false)
  }

  const handleClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (button === rotation) {
      isWanted = !isRotating
      setRotating(isWanted)
    }
    const direction = Number(button?.dataset.step ?? 0)
    if (direction === 0) return
    stop()
    move(direction)
  }

  // A click on the rotation button also focuses it, which must not stop the rotation that it starts.
  const handleFocus = ({ target }: Event) => {
    if (target instanceof Element && (list.contains(target) || target.matches(':focus-visible'))) stop()
  }

  /** Moves to the card that the now-playing bar's "back to" button requests. */
  const handleReveal = ({ target }: Event) => {
    const index = Array.from(list.children).findIndex((slide) => target instanceof Node && slide.contains(target))
    if (index >= 0 && canMove()) void slider.moveTo(index)
  }

  element.addEventListener('click', handleClick, { signal })
  element.addEventListener('focusin', handleFocus, { signal })
  list.addEventListener('pointerenter', stop, { signal })
  list.addEventListener('pointerdown', stop, { signal })
  list.addEventListener(REVEAL, handleReveal, { signal })
  document.addEventListener('play', stop, { capture: true, signal })
  narrow.addEventListener('change', showPosition, { signal })
  still.addEventListener('change', () => still.matches && stop(), { signal })
  signal.addEventListener('abort', () => stopRotation())
  showPosition()
  // A visitor may have begun before this code came.
  setRotating(!still.matches && !isSoundOn() && !list.contains(document.activeElement))
}
