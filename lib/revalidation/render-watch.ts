/**
 * Tells the webhook whether a page has really been made since it asked.
 *
 * Next lets a revalidation on demand join one that is already under way for the same path. That one may have read the content before it
 * changed, and would pass for the new page. So `getStaticProps` says when it begins, and the webhook asks again when it did not.
 *
 * Shared by pages and API routes, which are bundled apart; so the watches live on `globalThis`.
 */
import { normaliseSource } from '@/lib/routing/redirects/normalise'

type Watch = { hasBegun: boolean }

declare global {
  var pageWatches: Map<string, Set<Watch>> | undefined
}

function watches(): Map<string, Set<Watch>> {
  globalThis.pageWatches ??= new Map()
  return globalThis.pageWatches
}

/** To be called first by `getStaticProps`, before it reads any content. */
export function markRenderStarted(path: string): void {
  for (const watch of watches().get(normaliseSource(path)) ?? []) watch.hasBegun = true
}

/** Watches a path until `end` is called: has the making of its page begun since? */
export function watchRender(path: string): { hasBegun(): boolean; end(): void } {
  const key = normaliseSource(path)
  const watch: Watch = { hasBegun: false }
  const all = watches().get(key) ?? new Set()
  watches().set(key, all.add(watch))
  return {
    hasBegun: () => watch.hasBegun,
    end() {
      all.delete(watch)
      if (all.size === 0) watches().delete(key)
    },
  }
}
