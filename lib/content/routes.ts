/**
 * Every address that editors own: which paths have a published page, and where redirects lead.
 *
 * Held in memory, so that a flood of unknown paths costs the Content Lake nothing.
 */
import { errorMessage, logWarning } from '@/lib/log'
import { compileRedirects, type RedirectProblem, type RedirectTable } from '@/lib/redirects/table'
import { publishedClient } from './client'
import { ROUTES_QUERY } from './queries'
import type { ROUTES_QUERY_RESULT } from './sanity.types'
import { createTable, type TableState } from './table'

export type Routes = {
  /** Paths of all published pages. */
  paths: ReadonlySet<string>
  redirects: RedirectTable
}

/** Milliseconds after which a change is certainly seen, when no webhook told of it. */
const MAX_AGE = 5000

declare global {
  var contentRoutes: { table: TableState<Routes>; reported: string } | undefined
}

function memory() {
  globalThis.contentRoutes ??= { table: { begun: 0 }, reported: '' }
  return globalThis.contentRoutes
}

/** Once for each state of affairs: the table is read every few seconds. */
function report(problems: readonly RedirectProblem[]): void {
  const known = memory()
  const signature = JSON.stringify(problems)
  if (signature === known.reported) return
  known.reported = signature
  for (const { id, source, problem } of problems) logWarning('redirects.skipped', { id, source, reason: problem })
}

async function read(): Promise<Routes> {
  const { pages, redirects } = await publishedClient().fetch<ROUTES_QUERY_RESULT>(ROUTES_QUERY)
  const { table, problems } = compileRedirects(redirects)
  report(problems)
  return { paths: new Set(pages.flatMap(({ path }) => (path ? [path] : []))), redirects: table }
}

function table() {
  return createTable({
    state: memory().table,
    read,
    maxAge: MAX_AGE,
    onFailure: (error) => logWarning('content.routes_unreadable', { reason: errorMessage(error) }),
  })
}

/** The routes, at most five seconds old; the last good ones while the Content Lake is down. */
export function routes(): Promise<Routes> {
  return table().get()
}

/** Reads the routes now. Rejects when the Content Lake does not answer. */
export function refreshRoutes(): Promise<Routes> {
  return table().refresh()
}
