/**
 * The site's one quote dialog. The server's HTML holds it, closed, with its form; the core opens it for any control with
 * `data-quote`, and enters what the press was about. Without React, so that nobody waits for the form's code.
 */
import { openModal } from '@/lib/browser/modal'
import { exchangeBlock } from '@/lib/enquiry/context-block'
import { ENQUIRY_FIELDS } from '@/lib/enquiry/fields'
import { QUOTE_DIALOG_ID } from '@/lib/html/frame-ids'
import { readKept } from './kept-enquiry'
import type { QuoteRequest } from './quote-request'

/** One opening of the dialog. */
export type Opening = { request: QuoteRequest; opener: HTMLElement }

let opening: Opening | null = null
const listeners = new Set<(opening: Opening | null) => void>()

let close: (() => void) | null = null

/** The texts of the server's HTML, which stand when a request has none of its own. */
const initialTexts = new Map<Element, string>()

function showText(dialog: Element, name: keyof QuoteRequest, text: string | undefined): void {
  const element = dialog.querySelector<HTMLElement>(`[data-quote-text=${name}]`)
  if (!element) return
  if (!initialTexts.has(element)) initialTexts.set(element, element.textContent)
  element.textContent = text || (initialTexts.get(element) ?? '')
  element.hidden = element.textContent === ''
}

/** The lines at the start of the brief that have been entered here, for a form that knows nothing of them yet. */
let block: string | null = null

/** For a form whose code has not arrived: what was typed on the pages before, and the lines that the press is about. */
function fillIn(dialog: Element, { brief = '' }: QuoteRequest): void {
  const kept = readKept()
  for (const name of ENQUIRY_FIELDS) {
    const field = dialog.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name=${name}]`)
    if (!field) continue
    field.value ||= kept[name]
    if (name === 'brief') field.value = exchangeBlock(field.value, block ?? kept.block, brief)
  }
  block = brief
}

/** On touch screens focusing a field would open the keyboard over the dialog, so the dialog itself takes the focus. */
function firstEmptyField(dialog: HTMLElement): HTMLElement | null {
  if (!(window.matchMedia?.('(pointer: fine)').matches ?? true)) return null
  const fields = dialog.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[required]')
  return Array.from(fields).find((field) => field.value === '') ?? null
}

function announce(next: Opening | null): void {
  opening = next
  for (const listener of listeners) listener(next)
}

export const quote = {
  /** @returns whether the browser can show it */
  open(request: QuoteRequest, opener: HTMLElement): boolean {
    const dialog = document.getElementById(QUOTE_DIALOG_ID)
    if (!(dialog instanceof HTMLDialogElement) || !('showModal' in dialog)) return false
    close?.()
    for (const name of ['title', 'subtitle', 'about'] as const) showText(dialog, name, request[name])
    if (listeners.size === 0) fillIn(dialog, request)
    announce({ request, opener })
    close = openModal(dialog, {
      isPage: true,
      opener,
      initialFocus: firstEmptyField,
      onClose: () => quote.close(),
    })
    return true
  },
  close(): void {
    close?.()
    close = null
    announce(null)
  },
  /** Null while it is closed. */
  opening: () => opening,
  /** The lines that the brief of the server's HTML holds for the last opening; null when there was none. */
  enteredBlock: () => block,
  /** Calls back, before the dialog is shown, with each opening, and with null when it closes. @returns a function that stops it */
  subscribe(listener: (opening: Opening | null) => void): () => void {
    listeners.add(listener)
    block = null
    return () => void listeners.delete(listener)
  },
}
