/**
 * What a page does when a control is pressed, pointed at or focused, before its island is hydrated and afterwards: one
 * listener for each kind of event, and one table of who handles which press. React's own listeners come later, in the islands.
 */

import { isFocusMoving } from '@/lib/browser/focus'
import { isPlainClick } from '@/lib/browser/followed-link'
import { repeatPress } from '@/lib/browser/press-time'
import { type Act, controlOf } from '@/lib/html/acts'
import { hydrateIslandOf, hydrateOnIntent, pressKeyWhenHydrated, pressWhenHydrated } from './islands'
import { afterFrame, followComposition, followPress } from './press-tracking'
import { pressShortcut } from './shortcut-keys'
import { type UntilFree, warmUpOnce } from './warm-up'

/** Handles the press of a control. @returns whether the event ends here; otherwise the browser acts on it */
export type PressHandler = (control: HTMLElement, event: MouseEvent) => boolean

const handlers = new Map<string | undefined, PressHandler>()

/**
 * Says what a press of the controls with this `data-act` does. They respond before their island is hydrated, and nothing may
 * delay that, so it is hydrated afterwards. Any other control waits for its island.
 */
export function handlePress(act: Act, handler: PressHandler): void {
  handlers.set(act, handler)
}

function handleClick(event: MouseEvent): void {
  const control = controlOf(event.target)
  // A link or form that is to open elsewhere.
  if (!control || !isPlainClick(event)) return
  const handle = handlers.get(control.dataset.act) ?? pressWhenHydrated
  if (!handle(control, event)) return
  event.preventDefault()
  event.stopPropagation()
}

/**
 * A popover opens or closes: its button says so at once, hydrated or not, and its island hydrates after the frame that shows
 * it.
 */
function handleToggle({ target, newState }: ToggleEvent): void {
  const popover = target instanceof HTMLElement && target
  const button = popover && document.querySelector(`[popovertarget="${popover.id}"]`)
  if (!button) return
  button.ariaExpanded = `${newState === 'open'}`
  afterFrame(() => hydrateIslandOf(popover))
}

/**
 * @param untilFree what warming up waits for
 * @param signal stops it
 */
export function listenForPresses(untilFree: UntilFree, signal: AbortSignal): void {
  /** Somebody uses a control or a field, or points at it. Anything else is touched by whoever scrolls. */
  function handleUse(event: Event): void {
    const { target } = event
    const control = controlOf(target)
    if (!control && !(target instanceof Element && target.closest('input, textarea, select'))) return
    warmUpOnce(untilFree)
    if (!control || !handlers.has(control.dataset.act)) hydrateOnIntent(event)
  }
  type Events = DocumentEventMap
  /** Before the islands' own listeners. */
  function on<Name extends keyof Events>(name: Name, handle: (event: Events[Name]) => void): void {
    document.addEventListener(name, handle, { capture: true, signal })
  }
  on('click', handleClick)
  on('pointerdown', (event) => {
    followPress(event)
    handleUse(event)
  })
  on('pointermove', (event) => {
    // Chromium reports a mouse that rests as moving by nothing, once it has laid out the page below it.
    if (event.movementX || event.movementY) handleUse(event)
  })
  on('focusin', (event) => {
    // A field that a script focuses, such as the first of a dialog, is not used yet.
    if (!isFocusMoving()) handleUse(event)
  })
  // A file over a field, which is dropped there in a moment; without the focus a tool or assistive software has changed it.
  for (const name of ['dragover', 'input', 'change'] as const) on(name, handleUse)
  on('keydown', (event) => {
    if (pressKeyWhenHydrated(event)) event.preventDefault()
    else handleUse(event)
  })
  on('beforetoggle', handleToggle)
  on('compositionupdate', followComposition)
  // After the islands, which may handle the key themselves.
  document.addEventListener('keydown', pressShortcut, { signal })
}

declare global {
  interface Window {
    /**
     * Stops noting presses (note-presses.js, in the page's head). Pages that Next renders have none.
     * @returns each control with the time of its press, in order
     */
    takeEarlyPresses?: () => [control: HTMLElement, timeMs: number][]
  }
}

/** Presses again what was pressed before this script had loaded: in the same order, so that the latest wins. */
export function repeatEarlyPresses(): void {
  for (const press of window.takeEarlyPresses?.() ?? []) repeatPress(...press)
}
