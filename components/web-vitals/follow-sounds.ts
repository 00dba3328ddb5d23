/** From a press of Play, a control with this act (lib/html/acts.ts), to its sound. */
import { observe } from './measure'

/** A press that the page repeats by itself, because its code had not arrived, is one with the visitor's: up to so long after it. */
const REPEATED_WITHIN_MS = 15_000

function playControl(target: EventTarget | null | undefined): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-act=play]') : null
}

function hasAnythingPlayed(): boolean {
  return Array.from(document.querySelectorAll('audio')).some(({ played }) => played.length > 0)
}

/** @param onSound receives milliseconds */
export function followSounds(onSound: (milliseconds: number) => void): void {
  let pressedAt: number | undefined
  function handlePress({ target, isTrusted, timeStamp }: MouseEvent): void {
    const control = playControl(target)
    if (!control) return
    const isRepeated = !isTrusted && pressedAt !== undefined && timeStamp - pressedAt < REPEATED_WITHIN_MS
    if (['loading', 'playing'].includes(control.dataset.playback ?? '')) pressedAt = undefined
    else if (!isRepeated) pressedAt = timeStamp
  }
  // Before the handlers of the page, which change what the control does next.
  addEventListener('click', handlePress, true)
  // Media events do not bubble.
  document.addEventListener(
    'playing',
    ({ timeStamp }) => {
      if (pressedAt !== undefined) onSound(timeStamp - pressedAt)
      pressedAt = undefined
    },
    true,
  )
  // Pressed before this script had arrived.
  observe('first-input', ({ target, startTime }) => {
    if (playControl(target) && !hasAnythingPlayed()) pressedAt ??= startTime
  })
}
