/**
 * Lets the webhook detect whether `getStaticProps` started after the change, because Next coalesces concurrent
 * revalidations of a path.
 *
 * A revalidation already in progress may have read the old content, and its result would pass for the new page. So
 * `getStaticProps` marks its start, and the webhook revalidates again when there was none.
 *
 * State is on `globalThis`, because Next bundles pages and API routes separately.
 */
import { metrics } from '@/lib/metrics/metrics'
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
  metrics()?.renders.inc()
  for (const watch of watches().get(normaliseSource(path)) ?? []) watch.hasBegun = true
}

/** Watches a path until `end` is called: `hasBegun` is true once its render has started. */
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
