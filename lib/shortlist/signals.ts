/** How pages learn that there is a shortlist, without its code. */

/** Where the list is kept in localStorage. */
export const SHORTLIST_KEY = 'shortlist'

/** Event of the window: this tab has changed the list. */
export const SHORTLIST_CHANGE = 'shortlistchange'
