/**
 * Stands in for the quote dialog while its code cannot be fetched, because the visitor is offline. Plain DOM, because
 * the components are what is missing; its styles are among the theme's global ones.
 */
import { getPageValues } from '@/components/island/page-values'
import { rootWords } from '@/lib/words/root'
import { wordsOf } from '@/lib/words/words'

function append<Name extends keyof HTMLElementTagNameMap>(
  parent: HTMLElement,
  name: Name,
  text: string,
): HTMLElementTagNameMap[Name] {
  const element = parent.appendChild(document.createElement(name))
  element.textContent = text
  return element
}

/** The page's own links to phone and e-mail: the settings may not have arrived. */
function contactLinks(): HTMLAnchorElement[] {
  const links = ['tel:', 'mailto:'].map((scheme) => document.querySelector<HTMLAnchorElement>(`a[href^="${scheme}"]`))
  return links.filter((link) => link !== null)
}

/** @param onOnline called when the connection is back and the visitor has not closed the message */
export function showOfflineMessage(title: string, onOnline: () => void): void {
  const words = wordsOf(rootWords, getPageValues().settings?.words)
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.className = 'offline-message'
  dialog.dataset.tone = 'white'
  dialog.setAttribute('aria-label', title)
  append(dialog, 'h2', title)
  append(dialog, 'p', words('offline'))
  for (const { href, textContent } of contactLinks()) append(dialog, 'a', textContent).href = href
  append(dialog, 'button', words('close')).onclick = () => dialog.close()
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
