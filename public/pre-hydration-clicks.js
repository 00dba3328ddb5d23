/*
 * What a page does before its code has loaded, and where no part of it ever hydrates.
 *
 * Puts the drawing into the place of a picture that fails; see components/ui/picture.tsx. The event does not bubble.
 */
;(function () {
  function replace(image) {
    var fallback = image instanceof HTMLImageElement && image.dataset.fallback
    if (!fallback || image.getAttribute('src') === fallback) return
    image.removeAttribute('srcset')
    image.src = fallback
  }
  document.addEventListener(
    'error',
    function (event) {
      replace(event.target)
    },
    true,
  )
  /* Those that failed before. Some drawings have no natural width either, so the browser is asked. */
  Array.prototype.forEach.call(document.images, function (image) {
    if (image.complete && !image.naturalWidth && image.dataset.fallback) {
      image.decode().catch(function () {
        replace(image)
      })
    }
  })
})()

/*
 * Records the last click on a button before hydration, and the last movement of the pointer, and repeats them afterwards;
 * see components/ui/pre-hydration-clicks.ts.
 */
;(function () {
  var root = document.documentElement
  if ('hydrated' in root.dataset) return
  var press = null
  function note(event) {
    /* A popover opens without the page's code. */
    var button = event.target.closest && event.target.closest('button[type=button]:not([popovertarget])')
    if (button) press = { button: button, event: event }
  }
  document.addEventListener('click', note, true)
  var moved = null
  function follow(event) {
    /* A pointer that rests has no movement, when a page appears below it. */
    if (event.movementX || event.movementY) moved = event
  }
  document.addEventListener('pointermove', follow, true)
  document.addEventListener(
    'page:hydrated',
    function () {
      document.removeEventListener('click', note, true)
      document.removeEventListener('pointermove', follow, true)
      if (moved && moved.target.isConnected && moved.target.matches(':hover'))
        moved.target.dispatchEvent(new PointerEvent('pointermove', moved))
      /* React handles an event that is still being dispatched (phases 1 to 3), so it is not repeated. */
      if (press && press.event.eventPhase === 0 && press.button.isConnected) press.button.click()
    },
    { once: true },
  )
})()
