/**
 * The query of the URL as state. Its history entries belong to one page, so Next's router, which would fetch the page
 * again, takes no part. Browser only.
 */
import { parseListPage } from '@/lib/routing/list-pages'

const listeners = new Set<() => void>()

/** Unlike null, Next's router leaves an entry with this state alone. */
const STATE = {}

function announce(): void {
  for (const listener of listeners) listener()
}

/** Calls back on each change of the URL, Back and Forward included. @returns a function that stops it */
export function subscribeUrl(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('popstate', announce)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('popstate', announce)
  }
}

/** The query, without a question mark; at the path of a further page of a list as if the query named the page. */
export function readQuery(): string {
  const { pathname, search } = window.location
  const query = search.slice(1)
  const further = parseListPage(pathname)
  if (!further) return query
  const parameters = new URLSearchParams(query)
  parameters.set('page', String(further.page))
  return parameters.toString()
}

/** The fragment, with its `#`. */
export function readHash(): string {
  return window.location.hash
}

/** Changes the URL without a new history entry. */
export function replaceUrl(url: string): void {
  window.history.replaceState(STATE, '', url)
  announce()
}

/** Changes the URL with a new history entry, from which Back returns to the present scroll position. */
export function pushUrl(url: string): void {
  window.history.pushState(STATE, '', url)
  announce()
}
