/**
 * Pages that a change has made old and that are not yet rendered anew. There may be thousands, and they are rendered in turn:
 * whoever requests one of them does not wait for its turn, and gets what was published.
 */

import { singleton } from '../../singleton.ts'

/** Milliseconds for which a visitor waits, who then gets the page as it was. */
const MAX_WAIT_MS = 1000

/** A page that waits for its turn, or is being rendered. */
type AwaitedPage = { render: () => Promise<void>; rendering?: Promise<void> }

const awaited = singleton('awaited-pages', () => new Map<string, AwaitedPage>())

/** A path as browsers request it. */
function asRequested(path: string): string {
  return new URL(path, 'http://localhost').pathname
}

/**
 * From now on the first request for the page renders it. A page that still waits for its turn after an earlier change is rendered once
 * for both changes: when three documents that are on every page are published together, each page is rendered once, not three times.
 * @param render renders the page anew
 * @returns call it when it is the page's turn: the page is rendered once, and every caller gets the outcome of that render
 */
export function renderOnRequest(path: string, render: () => Promise<void>): () => Promise<void> {
  const key = asRequested(path)
  const waiting = awaited.get().get(key)
  if (waiting && !waiting.rendering) return waiting.render
  const page: AwaitedPage = {
    render() {
      page.rendering ??= render().finally(() => {
        // Another change may have come meanwhile.
        if (awaited.get().get(key) === page) awaited.get().delete(key)
      })
      return page.rendering
    },
  }
  awaited.get().set(key, page)
  return page.render
}

/** @param url of a request @returns null when its page need not be rendered; otherwise never rejects */
export function waitForRender(url: string): Promise<void> | null {
  if (!awaited.peek()?.size) return null
  const page = awaited.get().get(url.split('?')[0] ?? '')
  if (!page) return null
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, MAX_WAIT_MS)
    // What has failed is logged by whoever renders the pages in turn.
    page
      .render()
      .then(resolve, resolve)
      .finally(() => clearTimeout(timer))
  })
}
