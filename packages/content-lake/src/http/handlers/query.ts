/** `/v<version>/data/query/<dataset>`: GROQ over HTTP. */
import type { IncomingMessage } from 'node:http'
import { HttpError, readJson, sendJson } from '@bowerbird/local-server/json'
import { isRecord } from '../../dataset.ts'
import { evaluate } from '../../groq/evaluate.ts'
import { type Params, parseQuery } from '../../groq/parse.ts'
import { parsePerspective } from '../../store/perspective.ts'
import type { Call, LakeContext } from '../route.ts'
import { SYNC_TAGS } from './live.ts'

/** Largest POST body of a query with its parameters, in bytes; the server's header limit applies to GET. */
const MAX_QUERY_BYTES = 1024 * 1024

type Question = { query: string; params: Params }

export async function sendQuery(call: Call, context: LakeContext): Promise<void> {
  const { request, response, search, apiVersion } = call
  context.queries += 1
  const started = performance.now()
  const { query, params } = request.method === 'POST' ? await questionOfBody(request) : questionOfUrl(search)
  const name = search.get('perspective')
  const perspective = parsePerspective(name, apiVersion)
  if (perspective === undefined)
    throw new HttpError(400, `Unknown perspective "${name}": expected raw, published or drafts`)
  const result = evaluate(parseQuery(query, params), context.views.of(perspective))
  const ms = Math.round(performance.now() - started)
  sendJson(response, 200, {
    result,
    ms,
    syncTags: SYNC_TAGS,
    ...(search.get('returnQuery') === 'false' ? {} : { query }),
  })
}

async function questionOfBody(request: IncomingMessage): Promise<Question> {
  const body = await readJson(request, MAX_QUERY_BYTES)
  const { query, params = {} } = isRecord(body) ? body : {}
  if (typeof query !== 'string') throw new HttpError(400, '"query" is required and must be a string')
  if (!isRecord(params)) throw new HttpError(400, '"params" must be an object')
  return { query, params }
}

/** @throws HttpError 400 when there is no query or a parameter is not JSON */
export function questionOfUrl(search: URLSearchParams): Question {
  const query = search.get('query')
  if (query === null) throw new HttpError(400, '"query" is required')
  const params: Record<string, unknown> = {}
  for (const [name, value] of search) if (name.startsWith('$')) params[name.slice(1)] = parseParam(name, value)
  return { query, params }
}

function parseParam(name: string, value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    throw new HttpError(
      400,
      `Unable to parse value of "${name}=${value.slice(0, 100)}": it must be JSON. Please quote string values.`,
    )
  }
}
