/**
 * The site's one enquiry dialog. The server's HTML holds it, closed, with its form; the core opens it for any control with
 * `data-enquiry`, and enters what the press was about. Without React, so that nobody waits for the form's code.
 */

import { readStoredEnquiry } from '@/components/enquiry/drafts/stored-enquiry'
import { openModal } from '@/lib/browser/modal'
import { replaceContextBlock } from '@/lib/enquiry/context-block'
import { ENQUIRY_FIELDS } from '@/lib/enquiry/fields'
import { ENQUIRY_DIALOG_ID } from '@/lib/html/frame-ids'
import type { EnquiryRequest } from './enquiry-request'

/** One opening of the dialog. */
export type DialogSession = { request: EnquiryRequest; opener: HTMLElement }

/** @param isUpdate whether the dialog was open already, and what the press is about has changed */
type Listener = (session: DialogSession | null, isUpdate: boolean) => void

let session: DialogSession | null = null
const listeners = new Set<Listener>()

let close: (() => void) | null = null

/** The texts of the server's HTML, which stand when a request has none of its own. */
const initialTexts = new Map<Element, string>()

function showText(dialog: Element, name: keyof EnquiryRequest, text: string | undefined): void {
  const element = dialog.querySelector<HTMLElement>(`[data-enquiry-text=${name}]`)
  if (!element) return
  if (!initialTexts.has(element)) initialTexts.set(element, element.textContent)
  element.textContent = text || (initialTexts.get(element) ?? '')
  element.hidden = element.textContent === ''
}

/** The lines at the start of the brief that have been entered here, for a form that knows nothing of them yet. */
let block: string | null = null

/** For a form whose code has not arrived: what was typed on the pages before, and the lines that the press is about. */
function fillIn(dialog: Element, { brief = '' }: EnquiryRequest): void {
  const kept = readStoredEnquiry()
  for (const name of ENQUIRY_FIELDS) {
    const field = dialog.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name=${name}]`)
    if (!field) continue
    field.value ||= kept[name]
    if (name === 'brief') field.value = replaceContextBlock(field.value, block ?? kept.block, brief)
  }
  block = brief
}

/** On touch screens focusing a field would open the keyboard over the dialog, so the dialog itself takes the focus. */
function firstEmptyField(dialog: HTMLElement): HTMLElement | null {
  if (!matchMedia('(pointer: fine)').matches) return null
  const fields = dialog.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[required]')
  return Array.from(fields).find((field) => field.value === '') ?? null
}

function announce(next: DialogSession | null, isUpdate = false): void {
  session = next
  for (const listener of listeners) listener(next, isUpdate)
}

function enter(dialog: Element, request: EnquiryRequest): void {
  for (const name of ['title', 'subtitle', 'about'] as const) showText(dialog, name, request[name])
  if (listeners.size === 0) fillIn(dialog, request)
}

/** What a control asks for. */
function requestOf({ dataset }: HTMLElement): EnquiryRequest {
  return JSON.parse(dataset.enquiry ?? '{}')
}

/** Follows a control whose request changes while the dialog is open, such as when a price arrives. */
function follow(dialog: Element, opener: HTMLElement): () => void {
  const observer = new MutationObserver(() => {
    const request = requestOf(opener)
    enter(dialog, request)
    announce({ request, opener }, true)
  })
  observer.observe(opener, { attributeFilter: ['data-enquiry'] })
  return () => observer.disconnect()
}

export const enquiryDialog = {
  /** Null when the page has none, or the browser cannot show it. */
  element(): HTMLDialogElement | null {
    const dialog = document.getElementById(ENQUIRY_DIALOG_ID)
    return dialog instanceof HTMLDialogElement && 'showModal' in dialog ? dialog : null
  },
  /** @param opener says in `data-enquiry` what its press is about, and gets the focus back */
  open(opener: HTMLElement): void {
    const dialog = enquiryDialog.element()
    if (!dialog) return
    close?.()
    const request = requestOf(opener)
    enter(dialog, request)
    announce({ request, opener })
    const unfollow = follow(dialog, opener)
    const closeModal = openModal(dialog, {
      isPage: true,
      opener,
      initialFocus: firstEmptyField,
      onClose: () => enquiryDialog.close(),
    })
    close = () => {
      unfollow()
      closeModal()
    }
  },
  close(): void {
    close?.()
    close = null
    announce(null)
  },
  /** Null while it is closed. */
  session: () => session,
  /** The lines that the brief of the server's HTML holds for the last opening; null when there was none. */
  enteredBlock: () => block,
  /** Calls back before the dialog is shown, when it is updated, and with null when it closes. @returns a function that stops it */
  subscribe(listener: Listener): () => void {
    listeners.add(listener)
    block = null
    return () => void listeners.delete(listener)
  },
}
