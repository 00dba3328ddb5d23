/*
 * Stands in the page's head, so that it runs before a field can be focused. When a field whose `data-script-field` is a URL is
 * focused for the first time, it loads that script (public/script-count.js), which counts words until the desk's own code has come.
 */
;(() => {
  const load = ({ target }) => {
    if (!target.dataset?.scriptField) return
    removeEventListener('focusin', load, true)
    const script = document.createElement('script')
    script.fetchPriority = 'high'
    script.src = target.dataset.scriptField
    document.head.append(script)
  }
  addEventListener('focusin', load, true)
})()
