/** Records 404 hits: from proxy.ts, and from the article page, where an article may turn out to be gone. */

import { writeClient } from '@/lib/content/server/client'
import { env } from '@/lib/env'
import { logWarning } from '@/lib/log'
import { isReservedPath } from '@/lib/routing/redirects/reserved-paths'
import { resolveRedirect } from '@/lib/routing/redirects/resolve'
import { routes } from '@/lib/routing/server/routes'
import { singleton } from '@/lib/singleton'
import { type Counter, createCounter, type Hits } from './counter'
import { storablePath } from './storable-path'
import { saveHits } from './store'

async function save(hits: Hits): Promise<void> {
  const client = writeClient()
  if (!client) return
  const { paths, redirects } = await routes()
  const isPage = (path: string) => paths.has(path)
  await saveHits(
    client,
    hits,
    (path) => isPage(path) || isReservedPath(path) || resolveRedirect(redirects, path, isPage)?.kind === 'redirect',
  )
}

/** One for proxy and pages; null without a token for a hosted project, which is logged once. */
export const brokenLinksCounter = singleton<Counter | null>('broken-links', () => {
  if (writeClient() !== null) return createCounter(env().brokenLinksSeconds * 1000, save)
  logWarning('broken_links.off', { fix: 'Set SANITY_API_WRITE_TOKEN to see broken links in the Studio.' })
  return null
})

export type Visit = {
  method: string
  /** Path with or without query. */
  url: string
  headers: Pick<Headers, 'get'>
}

/** Whether a person opens a page: not a subresource, nor a page that a browser fetches in case its link is pressed. */
function isPageVisit({ method, headers }: Visit): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (headers.get('sec-purpose')?.includes('prefetch')) return false
  const destination = headers.get('sec-fetch-dest')
  return destination === null || destination === 'document'
}

/** Records a 404 response. Paths that may be personal are not stored. */
export function recordNotFound(visit: Visit): void {
  if (isPageVisit(visit)) recordPath(visit.url)
}

/**
 * Records that a path responds 404: an article, of which Next caches the 404 for a while, so that it is counted once
 * per render and not once per visit.
 */
export function recordPath(path: string): void {
  const storable = storablePath(path)
  if (storable !== null) brokenLinksCounter.get()?.count(storable)
}
