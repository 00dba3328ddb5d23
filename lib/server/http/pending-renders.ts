/**
 * Pages that a change has made old and that are not yet rendered anew. There may be thousands, and they are rendered in turn:
 * whoever requests one of them does not wait for its turn, and gets what was published.
 */

import { singleton } from '../../singleton.ts'

/** Milliseconds for which a visitor waits, who then gets the page as it was. */
const MAX_WAIT_MS = 1000

const awaited = singleton('awaited-pages', () => new Map<string, () => Promise<void>>())

/** A path as browsers request it. */
function asRequested(path: string): string {
  return new URL(path, 'http://localhost').pathname
}

/**
 * From now on the first request for the page renders it.
 * @param render renders the page anew
 * @returns the same for its turn: the page is rendered once, and its outcome is that of both
 */
export function renderOnRequest(path: string, render: () => Promise<void>): () => Promise<void> {
  const key = asRequested(path)
  let rendering: Promise<void> | undefined
  const once = () => {
    rendering ??= render().finally(() => {
      // Another change may have come meanwhile.
      if (awaited.get().get(key) === once) awaited.get().delete(key)
    })
    return rendering
  }
  awaited.get().set(key, once)
  return once
}

/** @param url of a request @returns null when its page need not be rendered; otherwise never rejects */
export function waitForRender(url: string): Promise<void> | null {
  if (!awaited.peek()?.size) return null
  const once = awaited.get().get(url.split('?')[0] ?? '')
  if (!once) return null
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, MAX_WAIT_MS)
    // What has failed is logged by whoever renders the pages in turn.
    once()
      .then(resolve, resolve)
      .finally(() => clearTimeout(timer))
  })
}
