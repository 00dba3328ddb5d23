/** Hydrates what shows the shortlist when it changes: the header, with the number of its voices, and the list itself. */
import { hydrateIslandOf } from '@/components/runtime/islands'
import { hasShortlist, SHORTLIST_CHANGE, SHORTLIST_KEY } from '@/lib/shortlist/signals'

function hydrateShortlist(): void {
  for (const part of document.querySelectorAll('[data-part=header], [data-part=shortlist]')) hydrateIslandOf(part)
}

/** @param signal stops it */
export function connectShortlist(signal: AbortSignal): void {
  addEventListener(SHORTLIST_CHANGE, hydrateShortlist, { signal })
  // Another tab has changed it.
  addEventListener('storage', ({ key }) => key === SHORTLIST_KEY && hydrateShortlist(), { signal })
  // It may have been changed since the page was left.
  addEventListener('pageshow', () => hasShortlist() && dispatchEvent(new Event(SHORTLIST_CHANGE)), { signal })
}
