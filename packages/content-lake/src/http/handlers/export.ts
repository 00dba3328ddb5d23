/**
 * `GET /v<version>/data/export/<dataset>`: documents as NDJSON, including drafts and asset documents, as `sanity dataset
 * export` expects it (@sanity/export works unchanged). `?types=a,b` limits it to documents of these types.
 */
import { once } from 'node:events'
import type { Dataset } from '../../datasets/dataset.ts'
import type { Call } from '../route.ts'

export async function sendExport({ response, search }: Call, { store, present }: Dataset): Promise<void> {
  const types = search.get('types')?.split(',')
  response.writeHead(200, { 'Content-Type': 'application/x-ndjson; charset=utf-8', 'Cache-Control': 'no-store' })
  for (const documents of store.pages()) {
    const wanted = documents.filter(({ _type }) => types === undefined || types.includes(_type))
    const lines = wanted.map((document) => `${JSON.stringify(present(document))}\n`).join('')
    if (lines !== '' && !response.write(lines)) await Promise.race([once(response, 'drain'), once(response, 'close')])
    if (response.destroyed) return
    // Other requests go on meanwhile.
    await new Promise((resolve) => setImmediate(resolve))
  }
  response.end()
}
