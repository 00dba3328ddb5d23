/**
 * `GET /v<version>/data/export/<dataset>`: the whole dataset as NDJSON, including drafts and asset documents, as
 * `sanity dataset export` expects it (@sanity/export works unchanged).
 *
 * `types=a,b` filters by type.
 */
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Call, LakeContext } from './route.ts'

/** Lines are batched up to about this many characters, because a write per line costs more than the text. */
const CHUNK = 64 * 1024

/** Streams the dataset at the client's pace. Documents are immutable, so the list is a snapshot of this moment. */
export async function sendExport({ request, response, search }: Call, { views }: LakeContext): Promise<void> {
  const types = (search.get('types') ?? '').split(',').filter((type) => type !== '')
  const documents = views.of('raw').documents.filter(({ _type }) => types.length === 0 || types.includes(_type))
  response.writeHead(200, { 'Content-Type': 'application/x-ndjson; charset=utf-8', 'Cache-Control': 'no-store' })
  if (request.method === 'HEAD') {
    response.end()
    return
  }
  await pipeline(Readable.from(chunksOf(documents)), response).catch((error: NodeJS.ErrnoException) => {
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
