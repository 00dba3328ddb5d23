/** Records 404 hits: from proxy.ts, and from the article page, which alone knows the existing articles. Server only. */
import { writeClient } from '@/lib/content/client'
import { env } from '@/lib/env'
import { isPostPath } from '@/lib/knowledge-base/paths'
import { logWarning } from '@/lib/log'
import { isReservedPath } from '@/lib/routing/redirects/reserved-paths'
import { resolveRedirect } from '@/lib/routing/redirects/resolve'
import { routes } from '@/lib/routing/routes'
import { type Batch, type Counter, createCounter } from './counter.ts'
import { dayOf } from './days.ts'
import { keptPath, ownReferer } from './kept-path.ts'
import { saveBatch } from './store.ts'

declare global {
  /** One counter for proxy and pages, which Next bundles separately; null without write access to the Content Lake. */
  var brokenLinksCounter: Counter | null | undefined
}

async function save(batch: Batch): Promise<ReadonlySet<string>> {
  const client = writeClient()
  if (!client) return new Set()
  const { paths, redirects } = await routes()
  const isPage = (path: string) => paths.has(path)
  return saveBatch(client, batch, {
    today: dayOf(Date.now()),
    // The routes hold no articles; the article page itself records that one works again (`recordGood`).
    works: (path) =>
      isPage(path) || isReservedPath(path) || resolveRedirect(redirects, path, isPage)?.kind === 'redirect',
    isPage: (path) => isPage(path) || isPostPath(path),
  })
}

/** @returns null without a token for a hosted project; that is logged once */
function counter(): Counter | null {
  if (globalThis.brokenLinksCounter === undefined) {
    const canWrite = writeClient() !== null
    if (!canWrite) {
      logWarning('broken_links.off', { fix: 'Set SANITY_API_WRITE_TOKEN to see broken links in the Studio.' })
    }
    const intervalMs = env().brokenLinksSeconds * 1000
    globalThis.brokenLinksCounter = canWrite ? createCounter({ intervalMs, save }) : null
  }
  return globalThis.brokenLinksCounter
}

export type Visit = {
  method: string
  /** Path with or without query. */
  url: string
  headers: Pick<Headers, 'get'>
}

/** Whether a person opens a page: not a subresource, a prefetch or the data of a client navigation. */
function isPageVisit({ method, headers }: Visit): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  const destination = headers.get('sec-fetch-dest')
  if (destination !== null && destination !== 'document') return false
  return headers.get('purpose') !== 'prefetch' && !headers.get('sec-purpose')?.includes('prefetch')
}

/** Records a 404 response. Noise, and paths that may be personal, are not stored. */
export function recordNotFound(visit: Visit): void {
  const path = isPageVisit(visit) ? keptPath(visit.url) : null
  if (path === null) return
  const { headers } = visit
  const hosts = [headers.get('host') ?? undefined, new URL(env().siteUrl).host]
  counter()?.count(path, ownReferer(headers.get('referer') ?? undefined, hosts))
}

/**
 * Records whether an article exists. Next caches its 404 for a while, so a missing article is counted once per render
 * and not once per visit.
 */
export function recordArticle(path: string, exists: boolean): void {
  const kept = keptPath(path)
  if (kept === null) return
  if (exists) counter()?.good(kept)
  else counter()?.count(kept, null)
}
