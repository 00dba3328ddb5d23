/** Follows a press to its end, and a composed text: what is hydrated meanwhile would lose it. */
import { pressAgain } from './islands'

/** Milliseconds after the end of a press within which its click comes; a touch screen sends it in a later task. */
const CLICK_AFTER_MS = 300

let pressEnded = Promise.resolve()

/** Runs after the next frame. */
export function afterFrame(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}

/**
 * Resolves when no control is being pressed and no text composed: a control that hydration replaces during a press
 * would get no click, and a composition ends, half done, when a script writes into its field.
 */
export async function untilPressEnds(): Promise<void> {
  let last: Promise<void> | undefined
  while (last !== pressEnded) {
    last = pressEnded
    await last
  }
}

/** Waits for the click of a press. If hydration replaces the control in between, the browser drops the click, so it is repeated. */
export function followPress(event: Event): void {
  const again = pressAgain(event)
  pressEnded = new Promise((resolve) => {
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    function end(): void {
      listening.abort()
      // After the listeners of the click and the frame that shows the control as pressed.
      afterFrame(resolve)
    }
    function endPress(): void {
      end()
      again?.()
    }
    addEventListener('click', endPress, options)
    addEventListener('pointercancel', end, options)
    addEventListener(
      'pointerup',
      () => setTimeout(() => listening.signal.aborted || endPress(), CLICK_AFTER_MS),
      options,
    )
  })
}

/** Follows text that an input method composes, such as Japanese, to its end, or to a press, which may not end it. */
export function followComposition(): void {
  pressEnded = new Promise((resolve) => {
    const listening = new AbortController()
    function end(): void {
      listening.abort()
      // Some browsers report the text after the end.
      setTimeout(resolve)
    }
    for (const name of ['compositionend', 'pointerdown'])
      addEventListener(name, end, { capture: true, signal: listening.signal })
  })
}
