/**
 * Caches every path that editors own: published pages and redirects.
 *
 * In memory, so that a flood of unknown paths sends no requests to the Content Lake. The webhook refreshes it after
 * every change. The last table is in STATE_DIR, too: a site that starts while the Content Lake is down knows its paths.
 */

import type { ClientReturn } from '@sanity/client'
import { ROUTES_QUERY } from '@/lib/content/queries'
import { type ChangedDocument, includesChange, type SeenRevision } from '@/lib/content/revisions'
import { publishedClient } from '@/lib/content/server/client'
import { fetchContent } from '@/lib/content/server/fetch-content'
import { env } from '@/lib/env'
import { errorMessage, logWarning } from '@/lib/log'
import { contentHasChanged } from '@/lib/page-cache/server/content-version'
import { PAGE_LIFETIME_SECONDS } from '@/lib/page-cache/server/page-lifetime'
import { recordPages } from '@/lib/page-cache/server/removed-pages'
import { singleton } from '@/lib/singleton'
import { createStaleWhileRevalidateCache, type StaleWhileRevalidateCache } from '@/lib/stale-while-revalidate'
import { configuredRedis, type SharedRedis } from '@/lib/state/server/shared-redis'
import { stateStore } from '@/lib/state/server/stores'
import { redirectRow, redirectTargets } from '../redirects/stored-redirect'
import { compileRedirects, type RedirectProblem, type RedirectTable } from '../redirects/table'
import { expireListedContent } from './directory'

export type Routes = {
  /** Paths of all published pages that are online. */
  paths: ReadonlySet<string>
  /** Paths of the published pages that editors have taken offline. */
  offline: ReadonlySet<string>
  redirects: RedirectTable
  /** What has been read of each redirect, by its id. */
  revisions: ReadonlyMap<string, SeenRevision>
}

let reported = ''

/** Logs invalid redirects, once until they change. */
function report(problems: readonly RedirectProblem[]): void {
  const signature = JSON.stringify(problems)
  if (signature === reported) return
  reported = signature
  for (const { id, source, problem } of problems) logWarning('redirects.skipped', { id, source, reason: problem })
}

type Rows = ClientReturn<typeof ROUTES_QUERY>

const STORED_MS = 365 * 24 * 60 * 60 * 1000

/** What was stored last, which is not written again. */
let stored = ''

/** Of one dataset, because instances of several may share a folder. */
function storeKey(): string {
  const { projectId, dataset, localLakeUrl } = env().sanity
  return [projectId, dataset, localLakeUrl ?? ''].join(' ')
}

/** A store that is down costs the next start its table, and no visitor anything. */
function warnOfStore(error: unknown): null {
  logWarning('state.failed', { store: 'routes', reason: errorMessage(error) })
  return null
}

async function store(rows: Rows): Promise<void> {
  const text = JSON.stringify(rows)
  if (text === stored) return
  stored = text
  await stateStore('routes').set(storeKey(), text, STORED_MS)
}

/** The table of an earlier process; null when there is none. */
async function restore(): Promise<Routes | null> {
  const text = await stateStore('routes').get(storeKey()).catch(warnOfStore)
  return text === null ? null : compile(JSON.parse(text))
}

async function read(): Promise<Routes> {
  const rows = await fetchContent(publishedClient(), ROUTES_QUERY)
  void store(rows).catch(warnOfStore)
  return compile(rows)
}

function compile({ pages, redirects }: Rows): Routes {
  const pathOf = redirectTargets(pages, redirects)
  const rows = redirects.map((redirect) => redirectRow(redirect.id, redirect, pathOf))
  const { table, problems } = compileRedirects(rows)
  report(problems)
  const paths = new Set(pages.flatMap(({ path, isOffline }) => (path && !isOffline ? [path] : [])))
  contentHasChanged()
  recordPages(paths)
  expireListedContent()
  return {
    paths,
    offline: new Set(pages.flatMap(({ path, isOffline }) => (path && isOffline ? [path] : []))),
    redirects: table,
    revisions: new Map(redirects.map(({ id, rev, updatedAt }) => [id, { rev, updatedAt }])),
  }
}

const CHANNEL = 'routes'

function warn(error: unknown): void {
  logWarning('content.routes_unreadable', { reason: errorMessage(error) })
}

/** Shared, because the webhook's API route refreshes what the proxy and the pages read. */
export const contentRoutes = singleton<StaleWhileRevalidateCache<Routes>>('routes', () =>
  createStaleWhileRevalidateCache({ read, restore, maxAge: PAGE_LIFETIME_SECONDS * 1000, onFailure: warn }),
)

/** The routes, read again after a minute; the last good ones meanwhile, and while the Content Lake is down. */
export function routes(): Promise<Routes> {
  return contentRoutes.get().get()
}

/** The routes that other instances know, or have been told to read. */
let announced: Routes | undefined

function announce(table: Routes): void {
  if (table === announced) return
  announced = table
  configuredRedis()?.publish(CHANNEL, 'changed')
}

/** The read that a change has begun, and the one that begins after it. */
let running: Promise<Routes> | undefined
let next: Promise<Routes> | undefined

async function readAndAnnounce(): Promise<Routes> {
  const fresh = await contentRoutes.get().refresh()
  announce(fresh)
  return fresh
}

/** Begins a read, after the one in progress if there is one: that one may have begun before the caller's change. */
function readInTurn(): Promise<Routes> {
  if (running) {
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined
        return readInTurn()
      })
    return next
  }
  running = readAndAnnounce().finally(() => {
    running = undefined
  })
  return running
}

/**
 * Sees to it that the routes include a change, and that other instances read it. Changes that arrive while the routes are
 * read share the next read; a redirect that has been read already needs none, as an import sends one event for each.
 * @throws when the Content Lake does not respond
 */
export async function refreshRoutes(change: ChangedDocument): Promise<Routes> {
  if (change.type === 'redirect') {
    const known = await routes()
    const seen = known.revisions.get(change.id) ?? null
    if (change.operation === 'delete' ? seen === null : includesChange(change, seen)) {
      announce(known)
      return known
    }
  }
  return readInTurn()
}

/** Milliseconds for which the outcome of a read says whether the Content Lake responds. */
const OUTCOME_LIFETIME_MS = 1000

let attempt: Promise<boolean> | undefined

/**
 * Reads the routes to find out whether the Content Lake responds. At most once a second: it is asked for each visit of a path that
 * may never be rendered, such as the hundredth page of a short list.
 */
export function isContentReadable(): Promise<boolean> {
  attempt ??= contentRoutes
    .get()
    .refresh()
    .then(
      () => true,
      (error: unknown) => {
        warn(error)
        return false
      },
    )
    .finally(() => {
      setTimeout(() => {
        attempt = undefined
      }, OUTCOME_LIFETIME_MS).unref()
    })
  return attempt
}

/** Reads the routes whenever another instance has done so because they have changed. */
export function followRoutes(redis: SharedRedis): void {
  redis.subscribe(CHANNEL, () => {
    contentRoutes.get().refresh().catch(warn)
  })
}
