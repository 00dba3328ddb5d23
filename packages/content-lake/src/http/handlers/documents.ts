/** `/v<version>/data/doc/<dataset>/<id>[,<id>…]`: published documents and drafts by id. */
import { HttpError, sendJson } from '@bowerbird/local-server/json'
import { isDocumentId } from '../../dataset.ts'
import type { Dataset } from '../../datasets/dataset.ts'
import type { Call } from '../route.ts'

export function sendDocuments(call: Call, dataset: Dataset): void {
  const wanted = idsOf(call)
  const documents = wanted.flatMap((id) => dataset.document(id) ?? [])
  const found = new Set(documents.map(({ _id }) => _id))
  sendJson(call.response, 200, {
    documents,
    omitted: wanted.filter((id) => !found.has(id)).map((id) => ({ id, reason: 'existence' })),
  })
}

/** The distinct ids of a path. @throws HttpError 400 */
export function idsOf({ param }: Call): string[] {
  const ids = [...new Set(param('ids').split(','))]
  const bad = ids.find((id) => !isDocumentId(id))
  if (bad !== undefined) throw new HttpError(400, `Malformed document ID: "${bad}"`)
  return ids
}
