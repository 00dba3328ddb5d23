/**
 * Every address that editors own: which paths have a published page, and where redirects lead.
 *
 * Held in memory, so that a flood of unknown paths costs the Content Lake nothing. When it is old a small question finds out whether
 * anything has changed (route-changes.ts); all of it is read only then, or when the webhook told.
 */
import { errorMessage, logWarning } from '@/lib/log'
import { compileInSteps } from '@/lib/redirects/in-steps'
import type { KnownRows, RedirectProblem, RedirectTable } from '@/lib/redirects/table'
import { ask } from './ask'
import { publishedClient } from './client'
import { ROUTES_CHANGES_QUERY, ROUTES_QUERY } from './queries'
import { isUnchanged, NOTHING_YET, type RouteChanges, type RouteState, stateOf } from './route-changes'
import type { ROUTES_CHANGES_QUERY_RESULT, ROUTES_QUERY_RESULT } from './sanity.types'
import { createTable, type TableState } from './table'

export type Routes = {
  /** Paths of all published pages. */
  paths: ReadonlySet<string>
  redirects: RedirectTable
}

type Reading = Routes & {
  state: RouteState
  /** When all of it was read. */
  readAt: number
}

/** Milliseconds after which a change is certainly seen, when no webhook told of it. */
const MAX_AGE = 5000

/** Milliseconds that a visitor waits for that; with very many redirects, or a Content Lake that does not answer, it takes longer. */
const PATIENCE = 1000

/** Milliseconds after which all of it is read, whether or not anything seems to have changed. */
const WHOLE_AGE = 5 * 60_000

declare global {
  var contentRoutes: { table: TableState<Reading>; reported: string; rows?: KnownRows } | undefined
}

function memory() {
  globalThis.contentRoutes ??= { table: { begun: 0 }, reported: '' }
  return globalThis.contentRoutes
}

/** Once for each state of affairs. */
function report(problems: readonly RedirectProblem[]): void {
  const known = memory()
  const signature = JSON.stringify(problems)
  if (signature === known.reported) return
  known.reported = signature
  for (const { id, source, problem } of problems) logWarning('redirects.skipped', { id, source, reason: problem })
}

function changesSince(since: string): Promise<RouteChanges> {
  return ask<ROUTES_CHANGES_QUERY_RESULT>(publishedClient(), ROUTES_CHANGES_QUERY, { since })
}

async function readAll(changes: RouteChanges): Promise<Reading> {
  const readAt = Date.now()
  const { pages, redirects } = await ask<ROUTES_QUERY_RESULT>(publishedClient(), ROUTES_QUERY)
  const { table, problems, known } = await compileInSteps(redirects, memory().rows)
  memory().rows = known
  report(problems)
  const paths = new Set(pages.flatMap(({ path }) => (path ? [path] : [])))
  return { paths, redirects: table, state: stateOf(changes), readAt }
}

async function read(known?: Reading): Promise<Reading> {
  // Asked before all is read: what changes in between is seen twice, never missed.
  const changes = await changesSince(known?.state.since ?? NOTHING_YET)
  const mayStand = known && Date.now() - known.readAt < WHOLE_AGE && isUnchanged(known.state, changes)
  return mayStand ? known : readAll(changes)
}

function table() {
  return createTable({
    state: memory().table,
    read,
    maxAge: MAX_AGE,
    patience: PATIENCE,
    onFailure: (error) => logWarning('content.routes_unreadable', { reason: errorMessage(error) }),
  })
}

/** The routes, at most five seconds old; the last good ones while the Content Lake is down or slow. */
export function routes(): Promise<Routes> {
  return table().get()
}

/** Reads all routes now. Rejects when the Content Lake does not answer. */
export function refreshRoutes(): Promise<Routes> {
  return table().refresh()
}
