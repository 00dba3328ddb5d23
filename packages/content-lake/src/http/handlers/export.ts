/**
 * `GET /v<version>/data/export/<dataset>`: the whole dataset as NDJSON, including drafts and asset documents, as
 * `sanity dataset export` expects it (@sanity/export works unchanged).
 */
import type { Call, LakeContext } from '../route.ts'

export function sendExport({ response }: Call, { views }: LakeContext): void {
  const lines = views.of('raw').documents.map((document) => `${JSON.stringify(document)}\n`)
  response.writeHead(200, { 'Content-Type': 'application/x-ndjson; charset=utf-8', 'Cache-Control': 'no-store' })
  response.end(lines.join(''))
}
