/**
 * The pages of which the latest render has failed, so that visitors get an earlier one. Such a page is served however old it
 * is; an operator learns of it by `site_stale_page_seconds` (deploy/alarms.yaml).
 */

import { LRUCache } from 'lru-cache'
import { singleton } from '../../singleton.ts'

/** Milliseconds after which a failure is forgotten unless another visit renders the page in vain. */
const REPORTED_MS = 10 * 60_000

/** When each page was rendered that is served instead, by the page's key. */
const pages = singleton('stale-pages', () => new LRUCache<string, number>({ max: 5000, ttl: REPORTED_MS }))

/** @param renderedAt when the page was rendered that is served instead, in milliseconds since 1970 */
export function recordFailedRender(key: string, renderedAt: number): void {
  pages.get().set(key, renderedAt)
}

export function recordRender(key: string): void {
  pages.get().delete(key)
}

/** The age of the oldest page that is served because its render fails; 0 when there is none. */
export function stalePageSeconds(): number {
  const oldest = Math.min(Date.now(), ...pages.get().values())
  return Math.round((Date.now() - oldest) / 1000)
}
