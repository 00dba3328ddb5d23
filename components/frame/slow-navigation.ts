/**
 * Marks a clicked link, and shows progress, once the browser has been loading its page for longer than 300 ms. The
 * current page stays until the new one has arrived.
 */
import { followedLink } from '@/lib/browser/followed-link'

const SHOWN_AFTER_MS = 300

/** No browser says that a response was saved instead of shown; a page that has not come by then will not. */
const SHOWN_FOR_MS = 30_000

/** @param signal stops it */
export function showSlowNavigation(signal: AbortSignal): void {
  const status = document.getElementById('loading')
  const main = document.getElementById('main')
  const line = document.createElement('div')
  line.dataset.progress = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  let marked: HTMLAnchorElement | undefined

  function end(): void {
    clearTimeout(timer)
    marked?.removeAttribute('data-pending')
    main?.removeAttribute('aria-busy')
    if (status) status.textContent = ''
    line.remove()
  }
  function begin(link: HTMLAnchorElement): void {
    marked = link
    link.setAttribute('data-pending', '')
    main?.setAttribute('aria-busy', 'true')
    if (status) status.textContent = status.dataset.text ?? ''
    status?.before(line)
    timer = setTimeout(end, SHOWN_FOR_MS)
  }
  function handleClick(event: MouseEvent): void {
    const link = followedLink(event)
    if (!link) return
    end()
    timer = setTimeout(() => begin(link), SHOWN_AFTER_MS)
  }
  // After all others, which may handle the click.
  addEventListener('click', handleClick, { signal })
  // Back to this page, which the browser has kept as it was.
  addEventListener('pageshow', end, { signal })
  // The visitor has stopped it.
  window.navigation?.addEventListener('navigateerror', end, { signal })
  signal.addEventListener('abort', end)
}
