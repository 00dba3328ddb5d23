/**
 * In the Studio's page itself, before Sanity's scripts, which take `requestIdleCallback` as it is when they are loaded. Sanity
 * checks each field when the browser has nothing else to do, and waits for that without a limit (`idle` of @sanity/validation).
 * Where a slow machine renders frame after frame there is no such moment: Publish stayed at "Checking …", and launches unchecked,
 * for minutes (B248). So a callback that names no limit gets one.
 */
;(() => {
  const LIMIT_MS = 200
  const original = window.requestIdleCallback
  // Safari has none, and Sanity then does without.
  if (!original) return
  window.requestIdleCallback = (callback, options) => original.call(window, callback, { timeout: LIMIT_MS, ...options })
})()
