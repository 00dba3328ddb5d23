/*
 * Stands in the page's head, so that no press comes before it: remembers what was pressed until the core has loaded, which
 * then repeats it (early-presses.ts). The quote dialog is shown at once. Links and forms act natively; so does a pressed link
 * when the core does not come.
 */
;(() => {
  const selector =
    '[data-track], [data-quote], [data-enhanced], [data-press], [data-island] button[type=button]:not([popovertarget])'
  const presses = []
  const stop = () => {
    removeEventListener('click', note, true)
    return presses.splice(0)
  }
  const giveUp = () => {
    for (const control of stop()) if (control.href && !control.dataset.quote) control.click()
  }
  const note = (event) => {
    const control = event.target.closest?.(selector)
    if (!control || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    if (control.dataset.quote) {
      const dialog = document.getElementById('quote')
      if (!dialog?.showModal) return
      if (!dialog.open) dialog.showModal()
    }
    event.preventDefault()
    event.stopPropagation()
    presses.push(control)
    setTimeout(giveUp, 5000)
  }
  addEventListener('click', note, true)
  window.takeEarlyPresses = stop
})()
