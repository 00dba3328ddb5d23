/** Handles `/api/vitals`: counts what pages report when they are left. Server only. */
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { env } from '@/lib/env'
import { clientIp } from '@/lib/server/http/request/client-ip'
import { createRateLimit } from '@/lib/server/http/request/rate-limit'
import { readBody } from '@/lib/server/http/request/read-body'
import { isSameOrigin } from '@/lib/server/http/request/same-origin'
import { HttpError, type Reply, route } from '@/lib/server/http/response/route'
import { logRefusal } from '@/lib/server/log-refusal'
import type { VisitMetrics } from '@/lib/server/metrics/create-visit-metrics'
import { readVisitReport } from '../read-visit-report'
import type { VisitReport } from '../visit-report'

/** Several times the largest report. */
const MAX_BODY_BYTES = 2048

/** Pages that one client leaves in a minute: more than a person does, and too few to change what thousands have reported. */
const PER_CLIENT = { name: 'vitals', max: 30, windowMs: 60_000 }

/** No browser reads the response. */
const RECEIVED: Reply = { status: 204 }

/** Global Privacy Control and Do Not Track; the page's script sends nothing either. */
function isPrivate(headers: IncomingHttpHeaders): boolean {
  return headers['sec-gpc'] === '1' || headers.dnt === '1'
}

function count(visits: VisitMetrics, report: VisitReport): void {
  const { route: pattern, lcp, inp, cls, sounds = [], enquiries = [] } = report
  const labels = { route: pattern }
  if (lcp !== undefined) visits.lcp.observe(labels, lcp / 1000)
  if (inp !== undefined) visits.inp.observe(labels, inp / 1000)
  if (cls !== undefined) visits.cls.observe(labels, cls)
  for (const ms of sounds) visits.sounds.observe(labels, ms / 1000)
  for (const outcome of enquiries) visits.enquiries.inc({ outcome })
}

/** @param visitMetrics undefined while nothing is to be counted: then it responds 404 */
export function createVitalsHandler(visitMetrics: () => VisitMetrics | undefined) {
  const perClient = createRateLimit(PER_CLIENT)
  return route<IncomingMessage, ServerResponse>({ methods: ['POST'] }, async (request) => {
    const visits = visitMetrics()
    if (!visits) throw new HttpError(404, 'Visits are not counted.')
    if (isPrivate(request.headers)) return RECEIVED
    if (!isSameOrigin(request.headers, env().siteUrl)) {
      logRefusal(403, request)
      throw new HttpError(403, 'Only pages of this site report.')
    }
    const body = await readBody(request, MAX_BODY_BYTES)
    if (body === null) throw new HttpError(413, 'The report is larger than 2 KB.', { Connection: 'close' })
    const retryAfterSeconds = await perClient.take(clientIp(request))
    if (retryAfterSeconds !== null) {
      visits.reports.inc({ outcome: 'limited' })
      throw new HttpError(429, 'Too many reports.', { 'Retry-After': String(retryAfterSeconds) })
    }
    const report = readVisitReport(body)
    visits.reports.inc({ outcome: report ? 'counted' : 'invalid' })
    if (!report) throw new HttpError(400, 'This is no report of a visit.')
    count(visits, report)
    return RECEIVED
  })
}
