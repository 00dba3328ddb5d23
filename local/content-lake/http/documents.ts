/** `/v<version>/data/doc/<dataset>/<id>[,<id>…]`: published documents and drafts by id. */
import { sendJson } from '../../http/json.ts'
import { isDocumentId } from '../dataset.ts'
import { apiError } from './errors.ts'
import type { Call, LakeContext } from './route.ts'

export function sendDocuments({ response, param }: Call, { views }: LakeContext): void {
  const wanted = [...new Set(param('ids').split(','))]
  const bad = wanted.find((id) => !isDocumentId(id))
  if (bad !== undefined) throw apiError(400, `Invalid document ID "${bad}"`)
  const { byId } = views.of('raw')
  sendJson(response, 200, {
    documents: wanted.flatMap((id) => byId.get(id) ?? []),
    omitted: wanted.filter((id) => !byId.has(id)).map((id) => ({ id, reason: 'existence' })),
  })
}
