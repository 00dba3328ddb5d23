/**
 * The site's one enquiry dialog. The server's HTML holds it, closed, with its form; the core opens it for any control with
 * `data-enquiry`, and enters what the press was about. Without React, so that nobody waits for the form's code.
 */

import { fillForm } from '@/components/enquiry/drafts/store'
import { openModal } from '@/lib/browser/modal'
import { ENQUIRY_DIALOG_ID } from '@/lib/html/frame-ids'
import type { EnquiryRequest } from './enquiry-request'

/** One opening of the dialog. */
export type DialogSession = { request: EnquiryRequest; opener: HTMLElement }

/** @param isUpdate whether the dialog was open already, and what the press is about has changed */
type Listener = (session: DialogSession | null, isUpdate: boolean) => void

let session: DialogSession | null = null
const listeners = new Set<Listener>()

let close: (() => void) | null = null

/** On touch screens focusing a field would open the keyboard over the dialog, so the dialog itself takes the focus. */
function firstEmptyField(dialog: HTMLElement): HTMLElement | null {
  return matchMedia('(pointer: fine)').matches ? dialog.querySelector('[required]:invalid') : null
}

function announce(next: DialogSession | null, isUpdate = false): void {
  session = next
  for (const listener of listeners) listener(next, isUpdate)
}

/** Enters what a control's press is about. A text that it does not have stays that of the server's HTML. */
function enter(dialog: Element, opener: HTMLElement, isUpdate: boolean): void {
  const request: EnquiryRequest = JSON.parse(opener.dataset.enquiry ?? '{}')
  const texts: Readonly<Record<string, string | undefined>> = request
  for (const element of dialog.querySelectorAll<HTMLElement>('[data-enquiry-text]')) {
    const { dataset } = element
    dataset.own ??= element.textContent
    element.textContent = texts[dataset.enquiryText ?? ''] || dataset.own
    element.hidden = !element.textContent
  }
  if (listeners.size === 0) fillForm(dialog, request.brief ?? '')
  announce({ request, opener }, isUpdate)
}

/** Null when the page has none, or the browser cannot show it. */
export function dialogElement(): HTMLDialogElement | null {
  const dialog = document.getElementById(ENQUIRY_DIALOG_ID)
  return dialog instanceof HTMLDialogElement && 'showModal' in dialog ? dialog : null
}

/** @param opener says in `data-enquiry` what its press is about, and gets the focus back */
export function openDialog(dialog: HTMLDialogElement, opener: HTMLElement): void {
  close?.()
  enter(dialog, opener, false)
  // What the press is about may change while it is open, such as when a price arrives.
  const observer = new MutationObserver(() => enter(dialog, opener, true))
  observer.observe(opener, { attributeFilter: ['data-enquiry'] })
  const closeModal = openModal(dialog, { isPage: true, opener, initialFocus: firstEmptyField, onClose: closeDialog })
  close = () => {
    observer.disconnect()
    closeModal()
  }
}

export function closeDialog(): void {
  close?.()
  close = null
  announce(null)
}

/** The opening; null while the dialog is closed. */
export const openedSession = () => session

/** Calls back before the dialog is shown, when it is updated, and with null when it closes. @returns a function that stops it */
export function subscribeToOpenings(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
