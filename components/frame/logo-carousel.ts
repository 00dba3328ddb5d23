/**
 * <logo-carousel>: moves the list in it by one logo each second while it is in the window, on small screens. `data-state` is
 * "running" or "paused", and absent where the list is a grid.
 */
import { LOGO_CAROUSEL_MEDIA } from '@/components/ui/media'
import { rotate } from '@/lib/browser/rotate'

/** Milliseconds between two steps. */
const INTERVAL = 1000

/** A mouse over the list stops it, the button in the element stops and starts it. */
export function moveLogos(element: HTMLElement, signal: AbortSignal): void {
  const list = element.querySelector('ul')
  const button = element.querySelector('button')
  // There is no button where all logos fit.
  if (!list || !button) return
  const media = matchMedia(LOGO_CAROUSEL_MEDIA)
  let isRunning = true
  /** Number of logos that have left the view: 0 to their count, where copies of the first ones are in view. */
  let position = 0
  let stopTimer = () => {}

  const count = () => list.querySelectorAll(':scope > :not([aria-hidden])').length

  const show = (transition: string) => {
    Object.assign(list.style, { transform: `translateX(calc(${-position} * var(--step)))`, transition })
  }

  const forward = () => {
    // Past the end only if a transitionend was never reported.
    position = position >= count() ? 1 : position + 1
    show('transform 400ms ease-out')
  }

  /** Jumps from the end back to the start, which looks the same. */
  const settle = () => {
    if (position < count()) return
    position = 0
    show('none')
  }

  const run = (isWanted: boolean) => {
    isRunning = isWanted
    stopTimer()
    if (media.matches) {
      element.dataset.state = isRunning ? 'running' : 'paused'
      if (isRunning) stopTimer = rotate(element, INTERVAL, forward)
    } else {
      delete element.dataset.state
      position = 0
      show('none')
    }
  }

  button.addEventListener('click', () => run(!isRunning), { signal })
  list.addEventListener('pointerenter', ({ pointerType }) => pointerType === 'mouse' && run(false), { signal })
  list.addEventListener('transitionend', settle, { signal })
  media.addEventListener('change', () => run(isRunning), { signal })
  signal.addEventListener('abort', () => stopTimer())
  run(true)
}
