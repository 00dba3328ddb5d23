/** Handles `/api/policy-report`: logs what the Content-Security-Policy has stopped, a line each. Server only. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { logWarning } from '@/lib/log'
import { clientIp } from '@/lib/server/http/request/client-ip'
import { createRateLimit } from '@/lib/server/http/request/rate-limit'
import { readBody } from '@/lib/server/http/request/read-body'
import { HttpError, type Reply, route } from '@/lib/server/http/response/route'
import { readPolicyReport } from '../policy-report'

const MAX_BODY_BYTES = 16 * 1024

/** Lines a minute: of one client, and of all together, so that whoever makes reports up does not fill the log. */
const PER_CLIENT = { name: 'policy-reports', max: 10, windowMs: 60_000 }
const ALL_TOGETHER = { name: 'policy-reports-all', max: 60, windowMs: 60_000 }

/** No browser reads the response. */
const RECEIVED: Reply = { status: 204 }

export function createPolicyReportHandler() {
  const perClient = createRateLimit(PER_CLIENT)
  const allTogether = createRateLimit(ALL_TOGETHER)
  return route<IncomingMessage, ServerResponse>({ methods: ['POST'] }, async (request) => {
    const body = await readBody(request, MAX_BODY_BYTES)
    if (body === null) throw new HttpError(413, 'The report is larger than 16 KB.', { Connection: 'close' })
    const report = readPolicyReport(body)
    if (!report) return RECEIVED
    const isTooMany = (await perClient.take(clientIp(request))) ?? (await allTogether.take('all'))
    if (isTooMany === null) logWarning('policy.violated', report)
    return RECEIVED
  })
}
