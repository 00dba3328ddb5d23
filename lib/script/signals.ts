/** Whether there is a script, and when that changes: for cards of voices, which load its code with the first one. */

import { followStored } from '@/lib/stored-value'

/** Key in localStorage; the registry of sections and public/script-count.js read it, too. One script for all pages of the site. */
export const SCRIPT_KEY = 'bowerbird-script'

/** Window event: this tab has changed the script. */
export const SCRIPT_CHANGE = 'scriptchange'

/** There is a script that could not be stored: it ends with the page. */
let isUnsaved = false

/** Tells the page that this tab has changed the script. */
export function announceScript(isOnlyHere: boolean): void {
  isUnsaved = isOnlyHere
  dispatchEvent(new Event(SCRIPT_CHANGE))
}

/** Whether the visitor has a script. Access to localStorage may be blocked and throw. */
export function hasScript(): boolean {
  try {
    return isUnsaved || localStorage.getItem(SCRIPT_KEY) !== null
  } catch {
    return false
  }
}

/** Also called when another tab changes the script. */
export function subscribeScript(listener: () => void): () => void {
  return followStored(SCRIPT_CHANGE, listener)
}
