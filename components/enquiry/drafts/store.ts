/**
 * What a visitor has typed for enquiries: the one store of it, for the forms of the server's HTML and for React's, which take
 * over from them. It is saved for the next page of the same tab in the browser's sessionStorage, which ends with the tab.
 * Small, because it is in every page's script.
 *
 * Its keys: `name`, `phone` and `email`, which all forms share, so that nobody types them twice; of the dialog's draft its `brief`,
 * the lines of it that the page has written (`block`), and the last attempt to send it (`payload`, and its idempotency `key`). Any
 * other draft has the same with its id behind (drafts.ts). A text of no enquiry form, such as a script, has its own name.
 */
import { whenLeft } from '@/lib/browser/loading'
import { replaceContextBlock } from '@/lib/enquiry/context-block'

export const STORAGE_KEY = 'bowerbird-enquiry'

/** Window event: a text has changed. */
export const ENQUIRY_CHANGE = 'enquirychange'

type Texts = Readonly<Record<string, string>>

let texts: Texts = {}

/** What was typed on this page and those before. */
export const getTexts = (): Texts => texts

/** Blank when there is none. */
export const getText = (key: string): string => texts[key] ?? ''

export function setTexts(changes: Texts): void {
  texts = { ...texts, ...changes }
  dispatchEvent(new Event(ENQUIRY_CHANGE))
}

/** Takes what the pages before have saved. */
function readTexts(): void {
  try {
    setTexts(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}'))
  } catch {
    // Storage is blocked: the enquiry ends with the page.
  }
}

/** Saves the texts for the next page, with those in forms whose code has not come. */
function saveTexts(): void {
  for (const form of document.querySelectorAll<HTMLElement>('[data-brief]')) takeFields(form, form.dataset.brief)
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(texts))
  } catch {
    // Storage is blocked or full: the enquiry ends with the page.
  }
}

/** @param signal stops it */
export function connectStore(signal: AbortSignal): void {
  readTexts()
  whenLeft(saveTexts, signal)
  // The page was kept for Back, while others of the tab have changed what is stored.
  addEventListener('pageshow', ({ persisted }) => persisted && readTexts(), { signal })
}

/** All fields of a form are required. */
const inputsOf = (form: Element) => form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[required]')

/**
 * Takes what stands in a form of the server's HTML: typed before its code came, or restored by the browser.
 * @param briefKey key of its brief
 */
function takeFields(form: Element, briefKey = 'brief'): void {
  for (const { name, value } of inputsOf(form)) {
    if (value) setTexts({ [name === 'brief' ? briefKey : name]: value })
  }
}

/** Puts the context of the enquiry at the start of the dialog's brief, replacing the previous context. */
export function setBlock(block: string): void {
  setTexts({ brief: replaceContextBlock(getText('brief'), getText('block'), block), block })
}

/** For the dialog's form whose code has not arrived: what was typed before, and the lines that the press is about. */
export function fillIn(dialog: Element, block: string): void {
  takeFields(dialog)
  setBlock(block)
  for (const input of inputsOf(dialog)) input.value = getText(input.name)
}

/** Whether there is something for a form in a page that is not hydrated. */
export function hasStoredEnquiry(): boolean {
  const { brief, block, payload, key, ...others } = texts
  return Object.values(others).join('') !== ''
}
