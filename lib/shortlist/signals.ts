/** Names of the shortlist's storage key and event, for pages that do not load its code. */

/** Key in localStorage. */
export const SHORTLIST_KEY = 'shortlist'

/** Window event: this tab has changed the list. */
export const SHORTLIST_CHANGE = 'shortlistchange'
