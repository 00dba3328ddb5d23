/** Makes the Studio's requests survive a lost connection. Imported for its effect, before any client is created. */
import { apiHost } from '../common/environment.ts'
import { fetchWithRetry } from './fetch-with-retry.ts'

/** Host of Sanity's API: that of a project is below it. */
const HOSTED = 'api.sanity.io'

// Sanity's CLI evaluates the configuration, too, in a window that has no `fetch`.
if (typeof window !== 'undefined' && 'fetch' in window) {
  window.fetch = fetchWithRetry(window.fetch.bind(window), apiHost ? new URL(apiHost).host : HOSTED)
}
