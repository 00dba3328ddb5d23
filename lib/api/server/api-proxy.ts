/**
 * The API proxy at `/api/v1/…`: serves exactly the reads in the table of calls, anything else is 404.
 *
 * Pure: from method, path and query to status, headers and body. `pages/api/v1/[...call].ts` is its thin adapter.
 */
import { errorMessage, logError } from '@/lib/log'
import { type CallName, calls, proxyPath, type ReadName } from '../calls'
import { ParameterError, parseQuery } from '../parameters'
import { type ApiClient, UpstreamError } from './client'

export type ProxyResponse = { status: number; headers: Record<string, string>; body: unknown }

/** Matches a proxy path to its call and path parameters. */
export function matchCall(path: string): { call: CallName; inPath: Record<string, string> } | null {
  const segments = path.split('/').filter(Boolean)
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

function failure(
  status: number,
  message: string,
  more: { field?: string; headers?: Record<string, string> } = {},
): ProxyResponse {
  return {
    status,
    headers: { 'Cache-Control': 'no-store', ...more.headers },
    body: { error: { message, ...(more.field && { field: more.field }) } },
  }
}

/** Response to a failed upstream request. Its message names the data, not the API behind it. */
function upstreamFailure(call: ReadName, error: UpstreamError): ProxyResponse {
  const { subject } = calls[call]
  if (error.status === 404) return failure(404, `We could not find ${subject}.`)
  if (error.status === 400) return failure(400, `The request for ${subject} was not understood.`)
  if (error.reason === 'timeout') return failure(504, `It took too long to load ${subject}. Please try again.`)
  return failure(502, `We could not load ${subject} right now. Please try again.`)
}

function isRead(call: CallName): call is ReadName {
  return call !== 'sendContactus'
}

/**
 * Handles one read.
 * @param path below `/api/v1`, segments decoded
 */
export async function handleRead(
  client: ApiClient,
  request: { method: string; path: string; query: Record<string, string> },
): Promise<ProxyResponse> {
  const match = matchCall(request.path)
  if (!match || !isRead(match.call)) return failure(404, 'There is no such call.')
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return failure(405, 'This call is read with GET.', { headers: { Allow: 'GET, HEAD' } })
  }
  const { call } = match
  try {
    const query = parseQuery(calls[call].query, { ...request.query, ...match.inPath })
    const body = await client.readChecked(call, query)
    const age = calls[call].sharedMaxAge
    const caching =
      age === 0
        ? 'no-store'
        : `public, max-age=0, s-maxage=${age}, stale-while-revalidate=${age * 10}, stale-if-error=86400`
    return { status: 200, headers: { 'Cache-Control': caching }, body }
  } catch (error) {
    if (error instanceof ParameterError) return failure(400, error.message, { field: error.field })
    logError('api.read_failed', { call, reason: errorMessage(error) })
    if (error instanceof UpstreamError) return upstreamFailure(call, error)
    throw error
  }
}
