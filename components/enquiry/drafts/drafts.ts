/**
 * Every draft of a page. Name, phone and e-mail are shared by all forms, so that nobody types them twice; every draft has its
 * own brief. The dialog's draft and the contact details are kept for the next page of the tab (stored-enquiry.ts).
 */
import { cleanEnquiry } from '@/lib/enquiry/clean-field'
import { createDraft, type EnquiryDraft, type Shared } from './draft'
import { NOTHING_STORED, type StoredEnquiry } from './stored-enquiry'

export type EnquiryDrafts = {
  /** @param form of a page, by which its brief is kept over a reload */
  createDraft(form: string): EnquiryDraft
  /**
   * The draft for the next opening of the dialog. A draft that is being sent is not reused, so that a second enquiry
   * can be written meanwhile; one that failed is shown again as soon as no other is being written.
   */
  openDialogDraft(): EnquiryDraft
  /** What was typed last into a field of no enquiry form, such as a script, on this page or one before; blank when there was nothing. */
  storedText(name: string): string
  /** Keeps such a text for the next page. */
  keepText(name: string, text: string): void
  /** The contact details and the dialog's draft, cleaned: the field that the visitor has not left yet is not. */
  kept(): StoredEnquiry
}

/** Longer texts are not kept: the browser's storage is small, and the enquiry needs it, too. */
const TEXT_MAX_LENGTH = 1_000_000

/** @param before what was kept of the page before */
export function createDrafts(before = NOTHING_STORED): EnquiryDrafts {
  const { name, phone, email } = before
  const shared: Shared = { contact: { name, phone, email }, latest: null, listeners: new Set() }
  let current = createDraft(shared, before)
  /** Drafts of the page's forms. */
  const forms = new Map<string, EnquiryDraft>()
  const texts = new Map<string, string>()
  /** Every draft that the dialog has shown. */
  const drafts = [current]

  return {
    createDraft(form) {
      const draft = createDraft(shared, { ...NOTHING_STORED, brief: before.briefs[form] ?? '' })
      // The server renders the forms of all visitors.
      if (typeof window !== 'undefined') forms.set(form, draft)
      return draft
    },
    storedText: (name) => texts.get(name) ?? before.briefs[name] ?? '',
    keepText(name, text) {
      texts.set(name, text.length > TEXT_MAX_LENGTH ? '' : text)
    },
    kept() {
      const kept = { ...shared.contact, ...current.kept() }
      const typed = Object.fromEntries(Array.from(forms, ([form, draft]) => [form, draft.values().brief]))
      return { ...kept, ...cleanEnquiry(kept), briefs: { ...before.briefs, ...typed, ...Object.fromEntries(texts) } }
    },
    openDialogDraft() {
      const free = [current, ...drafts].filter((draft) => draft.status() !== 'loading')
      current = free.find((draft) => draft.hasVisitorText()) ?? free[0] ?? createDraft(shared)
      if (!drafts.includes(current)) drafts.push(current)
      return current
    },
  }
}
