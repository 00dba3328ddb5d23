/** Names of the shortlist's storage key and event, for pages that do not load its code. */

/** Key in localStorage. */
export const SHORTLIST_KEY = 'shortlist'

/** Window event: this tab has changed the list. */
export const SHORTLIST_CHANGE = 'shortlistchange'

/** Whether a voice was added or removed on this page. */
let isChanged = false

/** Tells the page that this tab has changed the list. */
export function announceShortlist(): void {
  isChanged = true
  dispatchEvent(new Event(SHORTLIST_CHANGE))
}

/** Whether there may be a shortlist. Access to localStorage may be blocked and throw: the list then lives in memory. */
export function hasShortlist(): boolean {
  try {
    return isChanged || localStorage.getItem(SHORTLIST_KEY) !== null
  } catch {
    return false
  }
}
