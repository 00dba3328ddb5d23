/*
 * Stands in the page's head, so that nothing moves when the page's code comes: whether this browser's visitor reads lists of
 * voices in their compact form (compact-list.tsx). Storage may be blocked and throw.
 */
try {
  document.documentElement.dataset.voices = localStorage.voices
} catch {}
