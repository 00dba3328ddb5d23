/** What happens when an enquiry form is sent before its code has arrived: the browser sends it, unless it is offline. Browser only. */

/**
 * Offline the browser would leave the page for a message of its own, and lose what was typed. It may be wrong about its
 * connection, so the form's page is tried first.
 */
export function sendNatively(event: SubmitEvent): void {
  const form = event.target
  if (navigator.onLine || !(form instanceof HTMLFormElement)) return
  const message = form.querySelector<HTMLElement>('[data-offline]')
  if (!message) return
  event.preventDefault()
  fetch(form.action, { method: 'HEAD' }).then(
    () => form.submit(),
    () => {
      message.hidden = false
    },
  )
}
