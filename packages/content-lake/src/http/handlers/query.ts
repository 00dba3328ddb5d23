/** `/v<version>/data/query/<dataset>`: GROQ over HTTP. */
import type { IncomingMessage } from 'node:http'
import { HttpError, readJson, sendJsonText } from '../../../server/json.ts'
import { isRecord } from '../../dataset.ts'
import type { Dataset } from '../../datasets/dataset.ts'
import type { Params } from '../../groq/parse.ts'
import type { SourceMapForm } from '../../reader/messages.ts'
import { type Perspective, parsePerspective } from '../../store/perspective.ts'
import { abortOnDisconnect } from '../abort-on-disconnect.ts'
import type { Call, LakeContext } from '../route.ts'
import { syncTagsOf } from './live.ts'

/** Largest POST body of a query with its parameters, in bytes; the server's header limit applies to GET. */
const MAX_QUERY_BYTES = 1024 * 1024

type SentQuery = { query: string; params: Params }

export async function sendQuery(call: Call, dataset: Dataset, { counts }: LakeContext): Promise<void> {
  const { request, response, search } = call
  counts.queries += 1
  const started = performance.now()
  const { query, params } = request.method === 'POST' ? await queryOfBody(request) : queryOfUrl(search)
  const perspective = perspectiveOf(call)
  const sourceMap = sourceMapIn(search)
  const explain = search.get('explain') === 'true'
  const found = await dataset.query({ query, params, perspective, sourceMap, explain }, abortOnDisconnect(response))
  const ms = Math.round(performance.now() - started)
  const rest = JSON.stringify({
    ms,
    syncTags: syncTagsOf(dataset, found.types),
    ...(search.get('returnQuery') === 'false' ? {} : { query }),
  })
  // The result is JSON text already: `{"result":…,"ms":…}`.
  const field = (name: string, json?: Uint8Array) => (json === undefined ? [] : [Buffer.from(`,"${name}":`), json])
  const further = [...field('resultSourceMap', found.sourceMap), ...field('explain', found.explain)]
  const parts = [Buffer.from('{"result":'), found.json, ...further, Buffer.from(`,${rest.slice(1)}`)]
  sendJsonText(response, 200, Buffer.concat(parts))
}

/** The form of the content source map that is wanted. */
function sourceMapIn(search: URLSearchParams): SourceMapForm | undefined {
  const wanted = search.get('resultSourceMap')
  if (wanted === null || wanted === 'false') return undefined
  return wanted === 'true' ? 'indexes' : 'keys'
}

/** @throws HttpError 400 for an unknown name */
function perspectiveOf({ search, apiVersion, isAnonymous }: Call): Perspective {
  const name = search.get('perspective')
  const perspective = parsePerspective(name, apiVersion)
  if (perspective !== undefined) return isAnonymous ? 'public' : perspective
  throw new HttpError(400, `Unknown perspective "${name}": expected raw, published or drafts`)
}

async function queryOfBody(request: IncomingMessage): Promise<SentQuery> {
  const body = await readJson(request, MAX_QUERY_BYTES)
  const { query, params = {} } = isRecord(body) ? body : {}
  if (typeof query !== 'string') throw new HttpError(400, '"query" is required and must be a string')
  if (!isRecord(params)) throw new HttpError(400, '"params" must be an object')
  return { query, params }
}

/** @throws HttpError 400 when there is no query or a parameter is not JSON */
export function queryOfUrl(search: URLSearchParams): SentQuery {
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
