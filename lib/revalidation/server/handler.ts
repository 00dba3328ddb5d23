/**
 * Handles the Content Lake's webhook and revalidates every page that shows the change. Depends on Next
 * only through `response.revalidate`.
 *
 * Failures on our side respond with 500 or 503, so that the sender retries; a request that can never succeed responds
 * with 4xx.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { ValidationError } from 'yup'
import type { SeenRevision } from '@/lib/content/revisions'
import { errorMessage, logError, logWarning } from '@/lib/log'
import { parseListPage } from '@/lib/routing/list-pages'
import { finishBeforeExit } from '@/lib/server/http/draining'
import { readBody } from '@/lib/server/http/request/read-body'
import { HttpError, route } from '@/lib/server/http/response/route'
import { metrics } from '@/lib/server/metrics/metrics'
import { voiceIdKeyOf } from '@/lib/voices/paths'
import { type Dependents, isOnEveryPage, needsDependents, pathsToRevalidate, sectionsThatList, voicesOf } from './paths'
import { announce, type RevalidationOutcome, revalidateInTurn, type StalePage } from './revalidate-paths'
import { isSigned } from './signature'
import { waitUntilVisible } from './visible'
import { type ContentEvent, contentEvent } from './webhook'

/** The payload is some 500 bytes. */
const MAX_BODY_BYTES = 64 * 1024
/** Milliseconds to wait for the change to be readable, less than the timeout of senders. */
const TIMEOUT_MS = 8000

export type RevalidationDeps = {
  /** Null: no webhook is accepted. */
  secret(): string | null
  readRevision(id: string): Promise<SeenRevision>
  readDependents(id: string, sections: readonly string[]): Promise<Dependents>
  /** Paths of the articles and voices that visitors have opened: their pages have header, footer and words, too. */
  renderedApiPages(): Promise<readonly string[]>
  /** Sees to it that the cached routes include a change. */
  refreshRoutes(change: ContentEvent): Promise<{ paths: ReadonlySet<string> }>
  timeoutMs?: number
}

/** The response of an API route in Next. */
export type RevalidatingResponse = ServerResponse & { revalidate(path: string): Promise<void> }

function countRevalidations({ revalidated, failed }: RevalidationOutcome): void {
  metrics()?.revalidations.inc({ outcome: 'revalidated' }, revalidated.length)
  metrics()?.revalidations.inc({ outcome: 'failed' }, failed.length)
}

const NO_DEPENDENTS: Dependents = { pages: [], settings: false }

/** The event of a signed delivery. @throws HttpError */
async function readEvent(request: IncomingMessage, secret: string | null): Promise<ContentEvent> {
  if (secret === null) {
    logError('revalidate.no_secret', { fix: 'Set SANITY_WEBHOOK_SECRET to the secret of the webhook.' })
    throw new HttpError(503, 'The site has no secret for webhooks, so it accepts none.')
  }
  const body = await readBody(request, MAX_BODY_BYTES)
  if (body === null) throw new HttpError(413, 'The payload is larger than 64 KB.', { Connection: 'close' })
  if (!(await isSigned(body, request.headers['sanity-webhook-signature'], secret))) {
    logWarning('revalidate.refused')
    throw new HttpError(401, 'The signature is missing, wrong, too old, or from the future.')
  }
  try {
    return await contentEvent.validate(JSON.parse(body))
  } catch (error) {
    if (!(error instanceof ValidationError || error instanceof SyntaxError)) throw error
    logWarning('revalidate.bad_payload', { reason: error.message })
    throw new HttpError(400, error.message)
  }
}

/** Creates the handler of `POST /api/revalidate`. */
export function createHandler(deps: RevalidationDeps) {
  const { secret, readRevision, readDependents, renderedApiPages, refreshRoutes, timeoutMs = TIMEOUT_MS } = deps

  /** The paths to revalidate, once the change can be read, and whether articles and voices follow. @throws HttpError */
  async function affectedPaths(event: ContentEvent): Promise<{ paths: ReadonlySet<string>; hasApiPages: boolean }> {
    const { id, type, operation } = event
    try {
      if (!(await waitUntilVisible(event, readRevision, timeoutMs))) {
        logWarning('revalidate.not_visible', { id, type, operation, timeoutMs })
      }
      const [routes, dependents] = await Promise.all([
        refreshRoutes(event),
        needsDependents(event) ? readDependents(id, sectionsThatList(type)) : NO_DEPENDENTS,
      ])
      return {
        paths: pathsToRevalidate(event, { paths: routes.paths, dependents }),
        hasApiPages: isOnEveryPage(event, dependents),
      }
    } catch (error) {
      logError('revalidate.content_unreadable', { id, type, operation, reason: errorMessage(error) })
      throw new HttpError(503, 'The content cannot be read.')
    }
  }

  /** Afterwards, because there may be thousands. One that fails is rendered anew within its lifetime. */
  async function revalidateApiPages({ id, type, operation }: ContentEvent, old: readonly StalePage[]): Promise<void> {
    const outcome = await revalidateInTurn(old)
    countRevalidations(outcome)
    const { failed } = outcome
    if (failed[0]) logError('revalidate.api_pages_failed', { id, type, operation, failed: failed.length, ...failed[0] })
  }

  return route<IncomingMessage, RevalidatingResponse>({ methods: ['POST'] }, async (request, response) => {
    const event = await readEvent(request, secret())
    const { paths, hasApiPages } = await affectedPaths(event)
    // `next dev` renders a page for each request, and cannot revalidate.
    const isCached = process.env.NODE_ENV !== 'development'
    const revalidate = (path: string) => response.revalidate(path)
    const pages = announce(isCached ? paths : [], revalidate)
    const voices = voicesOf(event)
    // Listing them reads folders: not for a change that shows on no page, such as each of a thousand imported redirects.
    const showsOnPages = hasApiPages || paths.size > 0 || voices.size > 0
    const onDemand = isCached && showsOnPages ? await renderedApiPages() : []
    // Of a page that has changed, the further pages of its list.
    const isAffected = (path: string) =>
      hasApiPages || paths.has(parseListPage(path)?.path ?? '') || voices.has(voiceIdKeyOf(path))
    const apiPages = announce(onDemand.filter(isAffected), revalidate)
    const outcome = await revalidateInTurn(pages)
    void finishBeforeExit(revalidateApiPages(event, apiPages))
    countRevalidations(outcome)
    const { failed } = outcome
    const [first] = failed
    if (first) {
      const { id, type, operation } = event
      logError('revalidate.failed', { id, type, operation, failed: failed.length, ...first })
      return { status: 500, body: outcome }
    }
    metrics()?.publishes.observe(Math.max(0, Date.now() - Date.parse(event.updatedAt)) / 1000)
    return { body: outcome }
  })
}
