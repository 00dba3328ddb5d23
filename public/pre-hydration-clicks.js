/* Notes the last press on a button while the page has not come alive yet, and presses it again then: components/ui/pre-hydration-clicks.ts. */
;(function () {
  var root = document.documentElement
  if ('alive' in root.dataset) return
  var press = null
  function note(event) {
    var button = event.target.closest && event.target.closest('button[type=button]')
    if (button) press = { button: button, event: event }
  }
  document.addEventListener('click', note, true)
  document.addEventListener(
    'page:alive',
    function () {
      document.removeEventListener('click', note, true)
      /* A press that is still on its way (phase 1 to 3) is answered by the page itself. */
      if (press && press.event.eventPhase === 0 && press.button.isConnected) press.button.click()
    },
    { once: true },
  )
})()
