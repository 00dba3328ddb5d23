/**
 * What a visitor has typed for enquiries: the one store of it, for the forms of the server's HTML and for React's, which take
 * over from them. It is saved for the next page of the same tab in the browser's sessionStorage, which ends with the tab.
 * Small, because it is in every page's script.
 *
 * Its keys: `name`, `phone` and `email`, which all forms share, so that nobody types them twice; of the dialog's draft its `brief`,
 * the lines of it that the page has written (`block`), and the last attempt to send it (`payload`, and its idempotency `key`). Any
 * other draft has the same with its id behind (drafts.ts). A text of no enquiry form, such as a script, has its own name.
 */
import { replaceContextBlock } from '@/lib/enquiry/context-block'

export const STORAGE_KEY = 'bowerbird-enquiry'

/** Window event: a text has changed. */
export const ENQUIRY_CHANGE = 'enquirychange'

type Texts = Readonly<Record<string, string>>

/** Undefined until they are needed, and once they are saved. */
let texts: Texts | undefined

/** What was typed on this page and those before. */
export function getTexts(): Texts {
  try {
    texts ??= JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}')
  } catch {
    // On the server; or storage is blocked, and the enquiry ends with the page.
  }
  return texts ?? {}
}

/** Blank when there is none. */
export const getText = (key: string): string => getTexts()[key] ?? ''

export function setTexts(changes: Texts): void {
  texts = { ...getTexts(), ...changes }
  dispatchEvent(new Event(ENQUIRY_CHANGE))
}

/** All fields of a form are required. */
const inputsOf = (form: Element) => form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[required]')

/** Takes what stands in the forms whose code has not come: typed, or restored by the browser. */
function takeFields(): void {
  for (const form of document.querySelectorAll<HTMLElement>('[data-draft]')) {
    for (const { name, value } of inputsOf(form)) {
      if (value) setTexts({ [name === 'brief' ? name + form.dataset.draft : name]: value })
    }
  }
}

/** Saves the texts for the next page. */
export function saveTexts(): void {
  takeFields()
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(getTexts()))
    // Other pages of the tab may change what is stored before Back shows this one again.
    texts = undefined
  } catch {
    // Storage is blocked or full: the enquiry ends with the page.
  }
}

/** Puts the context of the enquiry at the start of the dialog's brief, replacing the previous context. */
export function setBlock(block: string): void {
  setTexts({ brief: replaceContextBlock(getText('brief'), getText('block'), block), block })
}

/** For the dialog's form whose code has not arrived: what was typed before, and the lines that the press is about. */
export function fillForm(dialog: Element, block: string): void {
  takeFields()
  setBlock(block)
  for (const input of inputsOf(dialog)) input.value = getText(input.name)
}

/** Whether texts are stored that a form within the page has to show, for which it is hydrated at once. */
export function hasStoredEnquiry(): boolean {
  const { brief, block, payload, key, ...others } = getTexts()
  return Object.values(others).join('') !== ''
}
