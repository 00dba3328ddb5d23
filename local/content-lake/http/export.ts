/**
 * `GET /v<version>/data/export/<dataset>`: the whole dataset as NDJSON, including drafts and asset documents, as
 * `sanity dataset export` expects it (@sanity/export works unchanged).
 *
 * `types=a,b` filters by type. `nextCursor=` paginates: when there are more documents, the last line is `{"nextCursor":
 * "…"}`.
 */
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Views } from '../store/views.ts'
import type { Call } from './route.ts'

/** Documents per page of a paginated export. */
export const PORTION = 1000

/** Lines are batched up to about this many characters, because a write per line costs more than the text. */
const CHUNK = 64 * 1024

/** Streams the dataset at the client's pace. Documents are immutable, so the list is a snapshot of this moment. */
export async function sendExport({ request, response, search }: Call, views: Views): Promise<void> {
  const types = (search.get('types') ?? '').split(',').filter((type) => type !== '')
  const cursor = search.get('nextCursor')
  const { documents } = views.of({ name: 'raw' })
  const rest = documents.filter(
    ({ _id, _type }) => (types.length === 0 || types.includes(_type)) && _id > (cursor ?? ''),
  )
  const portion = cursor === null ? rest : rest.slice(0, PORTION)
  const next = portion.length < rest.length ? [{ nextCursor: portion.at(-1)?._id }] : []
  response.writeHead(200, { 'Content-Type': 'application/x-ndjson; charset=utf-8', 'Cache-Control': 'no-store' })
  if (request.method === 'HEAD') {
    response.end()
    return
  }
  await pipeline(Readable.from(chunksOf([...portion, ...next])), response).catch((error: NodeJS.ErrnoException) => {
    // The client may disconnect early.
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
  })
}

function* chunksOf(lines: readonly object[]): Generator<string> {
  let chunk = ''
  for (const line of lines) {
    chunk += `${JSON.stringify(line)}\n`
    if (chunk.length < CHUNK) continue
    yield chunk
    chunk = ''
  }
  if (chunk !== '') yield chunk
}
