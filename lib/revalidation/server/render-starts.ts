/**
 * Counts how often `getStaticProps` of a page has started, because Next coalesces concurrent revalidations of a path.
 *
 * A revalidation already in progress may have read the old content, and its result would pass for the new page. So the
 * webhook revalidates again when none has started since it asked.
 */

import { LRUCache } from 'lru-cache'
import { normaliseSource } from '@/lib/routing/redirects/normalise'
import { metrics } from '@/lib/server/metrics/metrics'
import { singleton } from '@/lib/singleton'

/** Pages that are remembered; one that is forgotten in between costs another revalidation. */
const MAX_PAGES = 5000

const startsByPage = singleton('render-starts', () => new LRUCache<string, number>({ max: MAX_PAGES }))

/** How often the render of a page has started. */
export function renderStarts(path: string): number {
  return startsByPage.get().get(normaliseSource(path)) ?? 0
}

/** To be called first by `getStaticProps`, before it reads any content. */
export function markRenderStarted(path: string): void {
  metrics()?.renders.inc()
  startsByPage.get().set(normaliseSource(path), renderStarts(path) + 1)
}
