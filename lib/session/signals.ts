/** Name of the session's event, for pages that do not load its code. */

/** Window event: somebody has signed in or out on this page. */
export const SESSION_CHANGE = 'sessionchange'
