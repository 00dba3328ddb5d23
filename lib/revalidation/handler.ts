/**
 * Handles the Content Lake's webhook and revalidates every page that shows the change. Server only; depends on Next
 * only through `response.revalidate`.
 *
 * Failures on our side respond with 500 or 503, so that the sender retries; a request that can never succeed responds
 * with 4xx.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { readBody } from '@/lib/http/read-body'
import { HttpError, type Reply, route } from '@/lib/http/route'
import { errorMessage, logError, logWarning } from '@/lib/log'
import { metrics } from '@/lib/metrics/metrics'
import { type Dependents, needsDependents, pathsToRevalidate, sectionsThatList } from './paths'
import { revalidatePaths } from './revalidate-paths'
import { signatureProblem } from './signature'
import { createEventHistory, type SeenRevision, waitUntilVisible } from './visible'
import { type ContentEvent, PayloadError, parseContentEvent } from './webhook'

/** The payload is some 500 bytes. */
const MAX_BODY_BYTES = 64 * 1024
/** Milliseconds to wait for the change to be readable, less than the timeout of senders. */
const TIMEOUT_MS = 8000

export type RevalidationDeps = {
  /** Null: no webhook is accepted. */
  secret(): string | null
  readRevision(id: string): Promise<SeenRevision>
  readDependents(id: string, sections: readonly string[]): Promise<Dependents>
  /** Refreshes the cached routes. */
  refreshRoutes(): Promise<{ paths: ReadonlySet<string> }>
  timeoutMs?: number
}

/** The response of an API route in Next. */
export type RevalidatingResponse = ServerResponse & { revalidate(path: string): Promise<void> }

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new PayloadError('The payload is not JSON')
  }
}

const NO_DEPENDENTS: Dependents = { pages: [], settings: false }

/** Creates the handler of `POST /api/revalidate`. */
export function createHandler(deps: RevalidationDeps) {
  const { secret, readRevision, readDependents, refreshRoutes, timeoutMs = TIMEOUT_MS } = deps
  const history = createEventHistory()
  /** A repeated delivery shares the response of the first one while that is in progress. */
  const atWork = new Map<string, Promise<Reply>>()

  async function follow(event: ContentEvent, revalidate: (path: string) => Promise<void>): Promise<Reply> {
    const { id, type, operation } = event
    try {
      history.remember(event)
      if (!(await waitUntilVisible(event, { readRevision, history, timeoutMs }))) {
        logError('revalidate.not_visible', { id, type, operation, rev: event.rev, timeoutMs })
        throw new HttpError(503, 'The change cannot be read yet.')
      }
      const [routes, dependents] = await Promise.all([
        refreshRoutes(),
        needsDependents(event) ? readDependents(id, sectionsThatList(type)) : NO_DEPENDENTS,
      ])
      const paths = pathsToRevalidate(event, { paths: routes.paths, dependents })
      const outcome = await revalidatePaths(paths, revalidate)
      const [first] = outcome.failed
      metrics()?.revalidations.inc({ outcome: 'revalidated' }, outcome.revalidated.length)
      metrics()?.revalidations.inc({ outcome: 'failed' }, outcome.failed.length)
      if (!first) {
        metrics()?.publishes.observe(Math.max(0, Date.now() - Date.parse(event.updatedAt)) / 1000)
        return { body: outcome }
      }
      logError('revalidate.failed', { id, type, operation, failed: outcome.failed.length, ...first })
      return { status: 500, body: outcome }
    } catch (error) {
      if (error instanceof HttpError) throw error
      logError('revalidate.content_unreadable', { id, type, operation, reason: errorMessage(error) })
      throw new HttpError(503, 'The content cannot be read.')
    }
  }

  /** The event of a signed delivery, and its body. @throws HttpError */
  async function readEvent(request: IncomingMessage): Promise<{ body: string; event: ContentEvent }> {
    const key = secret()
    if (key === null) {
      logError('revalidate.no_secret', { fix: 'Set SANITY_WEBHOOK_SECRET to the secret of the webhook.' })
      throw new HttpError(503, 'The site has no secret for webhooks, so it accepts none.')
    }
    const body = await readBody(request, MAX_BODY_BYTES)
    if (body === null) throw new HttpError(413, 'The payload is larger than 64 KB.', { Connection: 'close' })
    const problem = await signatureProblem(body, request.headers['sanity-webhook-signature'], key, Date.now())
    if (problem) {
      logWarning('revalidate.refused', { reason: problem })
      throw new HttpError(401, problem)
    }
    try {
      return { body, event: parseContentEvent(parseJson(body)) }
    } catch (error) {
      if (!(error instanceof PayloadError)) throw error
      logWarning('revalidate.bad_payload', { reason: error.message })
      throw new HttpError(400, error.message)
    }
  }

  return route<IncomingMessage, RevalidatingResponse>({ methods: ['POST'] }, async (request, response) => {
    const { body, event } = await readEvent(request)
    const running = atWork.get(body)
    if (running) return running
    const work = follow(event, (path) => response.revalidate(path)).finally(() => atWork.delete(body))
    atWork.set(body, work)
    return work
  })
}
