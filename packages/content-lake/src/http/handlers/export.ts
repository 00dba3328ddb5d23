/**
 * `GET /v<version>/data/export/<dataset>`: documents as NDJSON, including drafts and asset documents, as `sanity dataset
 * export` expects it (@sanity/export works unchanged). `?types=a,b` limits it to documents of these types.
 */
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import { isRecord } from '../../dataset.ts'
import type { Dataset } from '../../datasets/dataset.ts'
import type { Call } from '../route.ts'

export async function sendExport({ response, search }: Call, { store, toPublic }: Dataset): Promise<void> {
  const types = search.get('types')?.split(',')
  response.writeHead(200, { 'Content-Type': 'application/x-ndjson; charset=utf-8', 'Cache-Control': 'no-store' })
  async function* lines(): AsyncGenerator<string> {
    for (const documents of store.batches()) {
      const wanted = documents.filter(({ _type }) => types === undefined || types.includes(_type))
      if (wanted.length > 0) yield wanted.map((document) => `${JSON.stringify(toPublic(document))}\n`).join('')
      // Other requests go on meanwhile.
      await setImmediate()
    }
  }
  // A client that leaves before the end is no error of the lake.
  await pipeline(Readable.from(lines()), response).catch((error: unknown) => {
    if (!isRecord(error) || error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
  })
}
