/**
 * Opens a native dialog as a modal one: the browser makes the page inert and closes the dialog on Escape. A click on the
 * backdrop closes it as well, and Back closes one that fills the page. Also tells whether a popover is open. Browser only.
 */
import { closeOnBack } from './close-on-back'
import { keepFocusOnPress, moveFocus } from './focus'

type ModalOptions = {
  /** Whether it covers the whole page, which then does not scroll, and is left by Back. */
  isPage: boolean
  /** Gets the focus back. */
  opener: HTMLElement | null
  /** Returns the element to focus; null focuses the dialog itself. */
  initialFocus?(dialog: HTMLDialogElement): HTMLElement | null
  /** Called when the visitor closes it. */
  onClose?(): void
}

/** Locks scrolling without changing the page's scroll position or width. */
function lockPage(): () => void {
  const { style, clientWidth } = document.documentElement
  const barWidth = innerWidth - clientWidth
  style.overflow = 'hidden'
  if (barWidth > 0) style.paddingRight = `${barWidth}px`
  return () => {
    style.overflow = ''
    style.paddingRight = ''
  }
}

const FOCUSABLE = 'a[href], button, input, textarea, select, [tabindex="0"]'

/** Safari has `checkVisibility` since 17.4. */
function isRendered(element: HTMLElement): boolean {
  return element.checkVisibility?.() ?? element.getClientRects().length > 0
}

/**
 * Focus trap: Tab wraps between the first and last element, because the native dialog lets the focus move to the
 * browser's toolbar.
 */
function keepFocusInside(dialog: HTMLDialogElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return
  const reachable = Array.from(dialog.querySelectorAll<HTMLElement>(FOCUSABLE)).filter(
    (element) => element.tabIndex >= 0 && isRendered(element),
  )
  const [from, to] = event.shiftKey ? [reachable.at(0), reachable.at(-1)] : [reachable.at(-1), reachable.at(0)]
  const { activeElement } = document
  if (activeElement !== from && !(event.shiftKey && activeElement === dialog)) return
  event.preventDefault()
  to?.focus()
}

/** @returns a function that closes it */
export function openModal(dialog: HTMLDialogElement, options: ModalOptions): () => void {
  const { isPage, opener, initialFocus, onClose } = options
  const listening = new AbortController()
  const { signal } = listening
  const unlock = isPage ? lockPage() : null

  function close(): void {
    if (signal.aborted) return
    listening.abort()
    unlock?.()
    moveFocus(() => {
      dialog.close()
      if (opener?.isConnected) opener.focus({ preventScroll: true })
    })
    leave?.()
  }
  function handleClose(): void {
    close()
    onClose?.()
  }
  // A sheet's own history entry would be replaced by those of its choices.
  const leave = isPage ? closeOnBack(handleClose) : null
  // A press that starts inside the panel, such as a text selection, must not close the dialog.
  let isPressedBeside = false
  dialog.addEventListener('close', handleClose, { signal })
  dialog.addEventListener('keydown', (event) => keepFocusInside(dialog, event), { signal })
  dialog.addEventListener('mousedown', keepFocusOnPress, { signal })
  dialog.addEventListener('pointerdown', ({ target }) => (isPressedBeside = target === dialog), { signal })
  dialog.addEventListener('click', ({ target }) => target === dialog && isPressedBeside && handleClose(), { signal })
  moveFocus(() => {
    // Focuses its first control, whatever comes next. Open already, it was pressed before the core had loaded.
    if (!dialog.open) dialog.showModal()
    const first = initialFocus?.(dialog) ?? dialog
    first.focus()
  })
  return close
}

/** Browsers have popovers since 2023 or 2024. */
export function hasPopovers(): boolean {
  return 'popover' in HTMLElement.prototype
}

/** Whether this is an open popover. A browser without popovers would throw at the selector. */
export function isOpenPopover(element: Element | null): boolean {
  return hasPopovers() && element?.matches(':popover-open') === true
}
