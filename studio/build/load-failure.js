/**
 * In the Studio's page itself, before any script that has to be fetched: says when one of them did not arrive, so that nobody
 * looks at a white page for ever (B330). Without a framework: that may be what is missing.
 */
;(() => {
  /** Time in milliseconds after which a page that shows nothing is said to be late. */
  const LATE_MS = 20_000

  const FAILED = {
    title: 'A part of the Studio did not arrive',
    text: 'The connection was lost for a moment, or the Studio was updated while it was open. Load it again: what you have typed is kept.',
  }
  const LATE = {
    title: 'The Studio is still loading',
    text: 'The connection is slow, or a part of the Studio got lost on the way. Wait a little longer, or load it again.',
  }

  let shown

  function isBlank() {
    return !document.getElementById('sanity')?.textContent?.trim()
  }

  function element(name, style, text) {
    const made = document.createElement(name)
    made.style.cssText = style
    made.textContent = text
    return made
  }

  /** Over the whole of a page that shows nothing, else at its lower edge: the rest may be in use. */
  function show({ title, text }) {
    shown?.remove()
    const edges = isBlank() ? 'inset:0' : 'left:16px;right:16px;bottom:16px'
    shown = element(
      'div',
      `position:fixed;${edges};z-index:1000001;display:grid;place-content:center;gap:12px;padding:20px;background:#fff;color:#121923;border:1px solid #e3e4e8;border-radius:6px;font:16px/1.5 system-ui,sans-serif;text-align:center`,
      '',
    )
    shown.setAttribute('role', 'alert')
    const reload = element(
      'button',
      'justify-self:center;padding:10px 18px;border:0;border-radius:4px;background:#2276fc;color:#fff;font:inherit;cursor:pointer',
      'Reload',
    )
    reload.type = 'button'
    reload.addEventListener('click', () => location.reload())
    shown.append(element('strong', '', title), element('span', 'max-width:34em', text), reload)
    document.body.append(shown)
  }

  // A script or a style sheet of the page; such events do not bubble.
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement || (target instanceof HTMLLinkElement && target.rel === 'stylesheet'))
        show(FAILED)
    },
    true,
  )
  // One that a tool asked for when it was opened (vite.dev/guide/build#load-error-handling).
  addEventListener('vite:preloadError', () => show(FAILED))

  setTimeout(() => {
    if (!isBlank()) return
    show(LATE)
    const waiting = setInterval(() => {
      if (isBlank()) return
      clearInterval(waiting)
      shown?.remove()
    }, 1000)
  }, LATE_MS)
})()
