/*
 * Stands in the page's head, so that it is there before the field of a script: loads what counts a script until the code of the
 * desk has come (public/script-count.js), as soon as such a field is focused, and not before.
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
