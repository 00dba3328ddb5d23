/**
 * Every event that a control of the page gets, before its island is hydrated and afterwards: one listener for each kind of
 * event, and for presses one table of who handles what. React's own listeners come later, in the islands.
 */

import { enquiryDialog } from '@/components/enquiry/dialog/enquiry-dialog'
import {
  hydrateForUse,
  hydrateIslandOf,
  pressKeyWhenHydrated,
  pressWhenHydrated,
  whenUpToDate,
} from '@/components/island/islands'
import { afterFrame, followComposition, followPress } from '@/components/island/release'
import { isPlainClick } from '@/lib/browser/followed-link'
import { isFocusMoving } from '@/lib/browser/move-focus'
import { hasPopovers } from '@/lib/browser/popover'
import { sendNatively } from '@/lib/enquiry/send-natively'
import { type Act, controlOf } from '@/lib/html/acts'
import { FOOTER_NAVIGATION_ID } from '@/lib/html/frame-ids'
import { pressWhenDefined } from '../frame/elements'
import { showFallback } from '../frame/pictures'
import { play } from './play'
import { pressShortcut } from './shortcut-keys'
import { warmUpOnce } from './warm-up'

/** Handles the press of a control. @returns whether the event ends here */
type Handler = (control: HTMLElement, event: MouseEvent) => boolean

/** Opens the dialog; without one the control leads to the form's own page. Its island hydrates after the frame that shows it. */
function openEnquiry(control: HTMLElement): boolean {
  const dialog = enquiryDialog.element()
  if (!dialog) return false
  // What was chosen before the control's island is hydrated, such as in the estimator, changes what the press is about.
  whenUpToDate(control, () => {
    enquiryDialog.open(control)
    afterFrame(() => hydrateIslandOf(dialog))
  })
  return true
}

function closeEnquiry(): boolean {
  enquiryDialog.close()
  return true
}

/** Browsers without popovers show the footer's navigation instead of the menu. */
function leadToFooter(): boolean {
  if (hasPopovers()) return false
  location.hash = FOOTER_NAVIGATION_ID
  return true
}

/**
 * By `data-act` of the control. They respond before its island is hydrated: nothing may delay that, so it is hydrated
 * afterwards. Any other control waits for its island.
 */
const PRESSES: ReadonlyMap<string | undefined, Handler> = new Map<Act, Handler>([
  ['play', play],
  ['enquire', openEnquiry],
  ['close', closeEnquiry],
  ['move', pressWhenDefined],
  ['menu', leadToFooter],
])

function handleClick(event: MouseEvent): void {
  const control = controlOf(event.target)
  // A link or form that is to open elsewhere.
  if (!control || !isPlainClick(event)) return
  const handle = PRESSES.get(control.dataset.act) ?? pressWhenHydrated
  if (!handle(control, event)) return
  event.preventDefault()
  event.stopPropagation()
}

/** Somebody uses a control or a field, or points at it. Anything else is touched by whoever scrolls. */
function handleUse(event: Event): void {
  const { target } = event
  const control = controlOf(target)
  if (!control && !(target instanceof Element && target.closest('input, textarea, select'))) return
  warmUpOnce()
  if (!control || !PRESSES.has(control.dataset.act)) hydrateForUse(event)
}

function handlePointerMove(event: PointerEvent): void {
  // Chromium reports a mouse that rests as moving by nothing, once it has laid out the page below it.
  if (event.movementX || event.movementY) handleUse(event)
}

/** A field that a script focuses, such as the first of a dialog, is not used yet. */
function handleFocus(event: Event): void {
  if (!isFocusMoving()) handleUse(event)
}

function handlePointerDown(event: Event): void {
  followPress(event)
  handleUse(event)
}

function handleKeyDown(event: KeyboardEvent): void {
  if (pressKeyWhenHydrated(event)) {
    event.preventDefault()
    return
  }
  handleUse(event)
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

/** @param signal stops it */
export function listen(signal: AbortSignal): void {
  type Events = DocumentEventMap
  /** Before the islands' own listeners. */
  function on<Name extends keyof Events>(name: Name, handle: (event: Events[Name]) => void): void {
    document.addEventListener(name, handle, { capture: true, signal })
  }
  on('click', handleClick)
  on('pointerdown', handlePointerDown)
  on('pointermove', handlePointerMove)
  on('focusin', handleFocus)
  // A file over a field, which is dropped there in a moment; without the focus a tool or assistive software has changed it.
  for (const name of ['dragover', 'input', 'change'] as const) on(name, handleUse)
  on('keydown', handleKeyDown)
  on('submit', sendNatively)
  on('beforetoggle', handleToggle)
  on('compositionupdate', followComposition)
  on('error', ({ target }) => showFallback(target))
  // After the islands, which may handle the key themselves.
  document.addEventListener('keydown', pressShortcut, { signal })
}
