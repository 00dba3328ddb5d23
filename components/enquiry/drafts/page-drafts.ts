/**
 * What the visitor has typed into the forms of the page. Apart from the enquiry dialog, because the root opens the dialog
 * but needs no form.
 */
import { whenLeft } from '@/lib/browser/when-left'
import { createDrafts } from './drafts'
import { followTyped, readStoredEnquiry, STORAGE_KEY } from './stored-enquiry'

export const drafts = createDrafts(readStoredEnquiry())

function store(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(drafts.kept()))
  } catch {
    // Storage is blocked or full: the enquiry ends with the page.
  }
}

if (typeof window !== 'undefined') {
  followTyped(() => drafts.kept())
  whenLeft(store)
}
