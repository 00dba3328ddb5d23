/**
 * The session of the page: a token in memory, initially empty, the same for every React root.
 *
 * Nothing in the site sets it, because the API has no login call; an implementation of one calls `setToken`. It is never
 * stored and never sent with a request, so a reload ends the session. The token is for the browser only: a server has many visitors.
 */

/** Paths of its pages. */
export const LOGIN_PATH = '/login'
export const PROFILE_PATH = '/profile'
export const ADMIN_PATH = '/admin'

/** Window event: somebody has signed in or out on this page. */
const SESSION_CHANGE = 'sessionchange'

let token = ''

/** Empty if nobody is signed in. */
export function getToken(): string {
  return token
}

export function setToken(next: string): void {
  token = next
  dispatchEvent(new Event(SESSION_CHANGE))
}

/** Calls back on each change. @returns a function that stops it */
export function subscribeSession(listener: () => void): () => void {
  addEventListener(SESSION_CHANGE, listener)
  return () => removeEventListener(SESSION_CHANGE, listener)
}
