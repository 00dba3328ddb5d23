/** Names of the shortlist's storage key and event, for pages that do not load its code. */

/** Key in localStorage. */
export const SHORTLIST_KEY = 'shortlist'

/** Window event: this tab has changed the list. */
export const SHORTLIST_CHANGE = 'shortlistchange'

/** Whether this browser keeps a shortlist. Access to localStorage may be blocked and throw. */
export function isShortlistStored(): boolean {
  try {
    return localStorage.getItem(SHORTLIST_KEY) !== null
  } catch {
    return false
  }
}
