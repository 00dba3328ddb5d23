/**
 * `GET /v<version>/data/export/<dataset>`: the whole dataset as NDJSON, drafts and asset documents too, as Sanity's export endpoint
 * gives it to `sanity dataset export` (@sanity/export reads it unchanged).
 *
 * `types=a,b` keeps these types. `nextCursor=` asks in portions: when there is more, the last line is `{"nextCursor": "…"}`.
 */
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type ExportPortion, selectDocuments } from '../export/select.ts'
import type { Views } from '../store/views.ts'
import type { Call } from './route.ts'

/** Lines are sent together up to about this many characters: a write for each costs more than the text. */
const CHUNK = 64 * 1024

/**
 * Sends the dataset as it is at this moment: documents are never changed, only replaced, so the list that was taken stands still
 * while it is sent at the pace the client reads.
 */
export async function sendExport({ request, response, search }: Call, views: Views): Promise<void> {
  const portion = selectDocuments(views.of({ name: 'raw' }).documents, {
    types: (search.get('types') ?? '').split(',').filter((type) => type !== ''),
    cursor: search.get('nextCursor') ?? undefined,
  })
  response.writeHead(200, { 'Content-Type': 'application/x-ndjson; charset=utf-8', 'Cache-Control': 'no-store' })
  if (request.method === 'HEAD') {
    response.end()
    return
  }
  await pipeline(Readable.from(chunksOf(portion)), response).catch((error: NodeJS.ErrnoException) => {
    // A client may leave in the middle.
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
  })
}

function* chunksOf({ documents, nextCursor }: ExportPortion): Generator<string> {
  let chunk = ''
  for (const document of documents) {
    chunk += `${JSON.stringify(document)}\n`
    if (chunk.length < CHUNK) continue
    yield chunk
    chunk = ''
  }
  if (nextCursor !== undefined) chunk += `${JSON.stringify({ nextCursor })}\n`
  if (chunk !== '') yield chunk
}
