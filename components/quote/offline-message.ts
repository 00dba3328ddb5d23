/**
 * Stands in for the quote dialog while its code cannot be fetched, because the visitor is offline. Plain DOM, because
 * the components are what is missing; its styles are among the theme's global ones.
 */
import { getPageValues } from '@/components/island/page-values'

const TEXT = 'You are offline, so the form cannot be shown. It comes as soon as you are connected again.'

function append<Name extends keyof HTMLElementTagNameMap>(
  parent: HTMLElement,
  name: Name,
  text: string,
): HTMLElementTagNameMap[Name] {
  const element = parent.appendChild(document.createElement(name))
  element.textContent = text
  return element
}

/** @param onOnline called when the connection is back and the visitor has not closed the message */
export function showOfflineMessage(title: string, onOnline: () => void): void {
  const { settings } = getPageValues()
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.className = 'offline-message'
  dialog.dataset.tone = 'white'
  dialog.setAttribute('aria-label', title)
  append(dialog, 'h2', title)
  append(dialog, 'p', TEXT)
  if (settings?.phone?.number) {
    append(dialog, 'a', settings.phone.display ?? settings.phone.number).href = `tel:${settings.phone.number}`
  }
  if (settings?.email) append(dialog, 'a', settings.email).href = `mailto:${settings.email}`
  append(dialog, 'button', 'Close').onclick = () => dialog.close()
  function retry(): void {
    dialog.close()
    onOnline()
  }
  window.addEventListener('online', retry, { once: true })
  dialog.onclose = () => {
    window.removeEventListener('online', retry)
    dialog.remove()
  }
  dialog.showModal()
}
