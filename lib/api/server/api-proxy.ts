/** The API proxy at `/api/v1/…`: serves exactly the reads in the table of calls, anything else is 404. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { errorMessage, logError } from '@/lib/log'
import { HttpError, pathSegments, type Reply, route, sharedCaching } from '@/lib/server/http/response/route'
import { publishedWords } from '@/lib/words/server/published-words'
import { fillIn } from '@/lib/words/words'
import { apiUrl, type CallName, calls, proxyPath, type ReadName } from '../calls'
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
  const words = publishedWords().refusals
  const what = words[call]
  if (error.status === 404) return new HttpError(404, fillIn(words.notFound, { what }))
  if (error.status === 400) return new HttpError(400, fillIn(words.notUnderstood, { what }))
  if (error.reason === 'timeout') return new HttpError(504, fillIn(words.tooSlow, { what }))
  return new HttpError(502, fillIn(words.notLoaded, { what }))
}

type Read = { call: ReadName; query: ReturnType<typeof parseQuery> }

/** Milliseconds for which a response is shared; that of an uncached call only among simultaneous requests. */
const SHARED_MS = 2000
const MAX_SHARED = 200

/** Equal requests within a short time cost the API one. */
function createSharedReads(client: ApiClient) {
  const responses = new LRUCache<string, object, Read>({
    max: MAX_SHARED,
    ttl: SHARED_MS,
    ignoreFetchAbort: true,
    async fetchMethod(_key, _stale, { context: { call, query } }) {
      try {
        return await client.readChecked(call, query)
      } catch (error) {
        logError('api.read_failed', { call, reason: errorMessage(error) })
        throw error
      }
    },
  })
  return ({ call, query }: Read) =>
    responses.fetch(apiUrl({ call, query }), {
      context: { call, query },
      ttl: calls[call].sharedMaxAge === 0 ? 1 : SHARED_MS,
    })
}

function parse(call: ReadName, given: Record<string, string>): Read {
  try {
    return { call, query: parseQuery(calls[call].query, given) }
  } catch (error) {
    if (error instanceof ParameterError) throw new HttpError(400, error.message, {}, { field: error.field })
    throw error
  }
}

/** Creates the handler of `GET /api/v1/…`. */
export function createReadHandler(client: ApiClient) {
  const readShared = createSharedReads(client)
  return route<IncomingMessage, ServerResponse>({ methods: ['GET'] }, async (request): Promise<Reply> => {
    const match = matchCall(pathSegments(request, PREFIX))
    if (!match || match.call === 'sendContactus') throw new HttpError(404, 'There is no such call.')
    const { call, inPath } = match
    const given = new URLSearchParams(request.url?.split('?')[1])
    const read = parse(call, { ...Object.fromEntries(given), ...inPath })
    try {
      const body = await readShared(read)
      return { headers: { 'Cache-Control': sharedCaching(calls[call].sharedMaxAge) }, body }
    } catch (error) {
      throw error instanceof UpstreamError ? upstreamFailure(call, error) : error
    }
  })
}
