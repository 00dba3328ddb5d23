/** The API proxy at `/api/v1/…`: serves exactly the reads in the table of calls, anything else is 404. Server only. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pathSegments } from '@/lib/http/path-segments'
import { HttpError, READ_METHODS, type Reply, route, sharedCaching } from '@/lib/http/route'
import { errorMessage, logError } from '@/lib/log'
import { type CallName, calls, proxyPath, type ReadName } from '../calls'
import { ParameterError, parseQuery } from '../parameters'
import { type ApiClient, UpstreamError } from './client'

const PREFIX = '/api/v1'

/** Matches the segments of a path below `/api/v1` to a call and its path parameters. */
function matchCall(segments: readonly string[]): { call: CallName; inPath: Record<string, string> } | null {
  for (const call of Object.keys(calls).filter((name): name is CallName => name in calls)) {
    const template = proxyPath(call).split('/').filter(Boolean)
    if (template.length !== segments.length) continue
    const inPath: Record<string, string> = {}
    const matches = template.every((part, index) => {
      const segment = segments[index] ?? ''
      const name = /^\{(\w+)\}$/.exec(part)?.[1]
      if (name) inPath[name] = segment
      return name ? segment !== '' : part === segment
    })
    if (matches) return { call, inPath }
  }
  return null
}

/** Response to a failed upstream request. Its message names the data, not the API behind it. */
function upstreamFailure(call: ReadName, error: UpstreamError): HttpError {
  const { subject } = calls[call]
  if (error.status === 404) return new HttpError(404, `We could not find ${subject}.`)
  if (error.status === 400) return new HttpError(400, `The request for ${subject} was not understood.`)
  if (error.reason === 'timeout') return new HttpError(504, `It took too long to load ${subject}. Please try again.`)
  return new HttpError(502, `We could not load ${subject} right now. Please try again.`)
}

async function read(client: ApiClient, call: ReadName, given: Record<string, string>): Promise<Reply> {
  try {
    const body = await client.readChecked(call, parseQuery(calls[call].query, given))
    return { headers: { 'Cache-Control': sharedCaching(calls[call].sharedMaxAge) }, body }
  } catch (error) {
    if (error instanceof ParameterError) throw new HttpError(400, error.message, {}, { field: error.field })
    if (!(error instanceof UpstreamError)) throw error
    logError('api.read_failed', { call, reason: errorMessage(error) })
    throw upstreamFailure(call, error)
  }
}

/** Creates the handler of `GET /api/v1/…`. */
export function createReadHandler(client: ApiClient) {
  return route<IncomingMessage, ServerResponse>({ methods: READ_METHODS }, (request) => {
    const match = matchCall(pathSegments(request, PREFIX))
    if (!match || match.call === 'sendContactus') throw new HttpError(404, 'There is no such call.')
    const query = new URLSearchParams(request.url?.split('?')[1])
    return read(client, match.call, { ...Object.fromEntries(query), ...match.inPath })
  })
}
