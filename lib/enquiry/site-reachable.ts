/** Tells a visitor who is offline from code that is missing on the server. */

/** Whether the site responds. Used when a form could not be loaded, because `navigator.onLine` is unreliable. */
export async function isSiteReachable(): Promise<boolean> {
  try {
    return (await fetch('/api/health', { cache: 'no-store' })).ok
  } catch {
    return false
  }
}
