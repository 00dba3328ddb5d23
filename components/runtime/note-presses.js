/*
 * Stands in the page's head, so that no press comes before it: remembers what was pressed until the core has loaded, which
 * then repeats it (presses.ts). The enquiry dialog is shown at once. Links and forms act natively; so does a pressed link
 * when the core is late, unless something else was pressed after it.
 */
;(() => {
  // Replaced by NOTED_CONTROLS of lib/html/acts.ts.
  const selector = '{controls}'
  const presses = []
  const stop = () => {
    removeEventListener('click', note, true)
    return presses.splice(0)
  }
  const follow = (link) => {
    if (presses.at(-1)?.[0] !== link) return
    presses.pop()
    removeEventListener('click', note, true)
    link.click()
    addEventListener('click', note, true)
  }
  const note = (event) => {
    const control = event.target.closest?.(selector)
    if (!control || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const { href, dataset } = control
    if (dataset.act === 'enquire') {
      const dialog = document.getElementById('enquiry-dialog')
      if (!dialog?.showModal) return
      if (!dialog.open) dialog.showModal()
    } else if (href) setTimeout(follow, 5000, control)
    event.preventDefault()
    event.stopPropagation()
    presses.push([control, event.timeStamp])
  }
  addEventListener('click', note, true)
  window.takeEarlyPresses = stop
})()
