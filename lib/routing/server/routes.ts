/**
 * Caches every path that editors own: published pages and redirects.
 *
 * In memory, so that a flood of unknown paths sends no requests to the Content Lake. The webhook refreshes it after
 * every change.
 */
import { expireListedContent } from '@/lib/directory/server/directory'
import { errorMessage, logWarning } from '@/lib/log'
import { redirectRow, redirectTargets } from '@/lib/routing/redirects/stored-redirect'
import { compileRedirects, type RedirectProblem, type RedirectTable } from '@/lib/routing/redirects/table'
import { configuredRedis, type SharedRedis } from '@/lib/server/redis/shared-redis'
import { ROUTES_QUERY } from '../../content/queries'
import { publishedClient } from '../../content/server/client'
import { fetchContent } from '../../content/server/fetch-content'
import { PAGE_LIFETIME_SECONDS } from '../../server/cache/page-lifetime'
import {
  createStaleWhileRevalidateCache,
  type StaleWhileRevalidateCache,
} from '../../server/cache/stale-while-revalidate'
import { contentHasChanged } from '../../server/http/content-generation'

export type Routes = {
  /** Paths of all published pages that are online. */
  paths: ReadonlySet<string>
  redirects: RedirectTable
}

declare global {
  // Next bundles pages, API routes and the proxy separately: the webhook's route refreshes what the others read.
  var contentRoutes: StaleWhileRevalidateCache<Routes> | undefined
}

let reported = ''

/** Logs invalid redirects, once until they change. */
function report(problems: readonly RedirectProblem[]): void {
  const signature = JSON.stringify(problems)
  if (signature === reported) return
  reported = signature
  for (const { id, source, problem } of problems) logWarning('redirects.skipped', { id, source, reason: problem })
}

async function read(): Promise<Routes> {
  const { pages, redirects } = await fetchContent(publishedClient(), ROUTES_QUERY)
  const pathOf = redirectTargets(pages, redirects)
  const rows = redirects.map((redirect) => redirectRow(redirect.id, redirect, pathOf))
  const { table, problems } = compileRedirects(rows)
  report(problems)
  contentHasChanged()
  expireListedContent()
  return {
    paths: new Set(pages.flatMap(({ path, isOffline }) => (path && !isOffline ? [path] : []))),
    redirects: table,
  }
}

const CHANNEL = 'routes'

function warn(error: unknown): void {
  logWarning('content.routes_unreadable', { reason: errorMessage(error) })
}

function cache(): StaleWhileRevalidateCache<Routes> {
  globalThis.contentRoutes ??= createStaleWhileRevalidateCache({
    read,
    maxAge: PAGE_LIFETIME_SECONDS * 1000,
    onFailure: warn,
  })
  return globalThis.contentRoutes
}

/** The routes, read again after a minute; the last good ones meanwhile, and while the Content Lake is down. */
export function routes(): Promise<Routes> {
  return cache().get()
}

/** Reads all routes now, and lets other instances do the same. Rejects when the Content Lake does not respond. */
export async function refreshRoutes(): Promise<Routes> {
  const fresh = await cache().refresh()
  configuredRedis()?.publish(CHANNEL, 'changed')
  return fresh
}

/** Reads the routes whenever another instance has done so because they have changed. */
export function followRoutes(redis: SharedRedis): void {
  redis.subscribe(CHANNEL, () => {
    cache().refresh().catch(warn)
  })
}
