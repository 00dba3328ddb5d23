/*
 * Trusted Types: what scripts of a page may turn into HTML and into scripts. It stands in the head of every page, before any
 * other script. HTML that would run something, and scripts of other hosts, are refused (docs/decisions/0027-trusted-types.md).
 */
;(() => {
  const active = /<script|<[^>]*\s(on\w+|srcdoc)\s*=|<[^>]*=\s*["']?\s*javascript:/i
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (active.test(html) ? null : html),
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
  })
})()
