/** Puts the check before every upload. Imported for its effect. */
import { checkedRequest } from './checked-request.ts'

// Sanity's CLI evaluates the configuration, too, in a window without requests.
if (typeof window !== 'undefined' && 'XMLHttpRequest' in window) {
  window.XMLHttpRequest = checkedRequest(window.XMLHttpRequest)
}
