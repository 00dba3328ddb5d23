/**
 * Keeps what a visitor has typed for the next page of the same tab. Only in the browser's sessionStorage, which ends
 * with the tab.
 */
import type { Enquiry } from '@/lib/api/models'

export const STORAGE_KEY = 'bowerbird-enquiry'

export type StoredEnquiry = Enquiry & {
  /** The lines at the start of the brief that the page has written. */
  block: string
  /** The last attempt to send it: a repeated one with the same payload has the same idempotency key. */
  payload: string
  key: string
  /** Briefs of the forms in pages, by form, and texts of other fields, such as the script desk's. */
  briefs: Readonly<Record<string, string>>
}

/** At the start of a visit. */
export const NOTHING_STORED: StoredEnquiry = {
  name: '',
  phone: '',
  email: '',
  brief: '',
  block: '',
  payload: '',
  key: '',
  briefs: {},
}

/** What is typed on this page, once a form is hydrated. */
let current: (() => StoredEnquiry) | null = null

/** What was typed on this page and those before; blank on the server, and where storage is blocked. */
export function readStoredEnquiry(): StoredEnquiry {
  if (typeof window === 'undefined') return NOTHING_STORED
  if (current) return current()
  try {
    const stored: Partial<StoredEnquiry> | null = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null')
    return { ...NOTHING_STORED, ...stored }
  } catch {
    return NOTHING_STORED
  }
}

/** Whether there is something for a form in a page that is not hydrated. */
export function hasStoredEnquiry(): boolean {
  const { name, phone, email, briefs } = readStoredEnquiry()
  return [name, phone, email, ...Object.values(briefs)].join('') !== ''
}

/** @param typed what is typed on this page, from now on */
export function followTyped(typed: () => StoredEnquiry): void {
  current = typed
}
