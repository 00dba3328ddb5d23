/** `/v<version>/data/doc/<dataset>/<id>[,<id>…]`: published documents and drafts by id. */
import { HttpError, sendJson } from '@bowerbird/local-server/json'
import { isDocumentId } from '../../dataset.ts'
import type { Call, LakeContext } from '../route.ts'

export function sendDocuments(call: Call, { views }: LakeContext): void {
  const wanted = idsOf(call)
  const { byId } = views.of('raw')
  sendJson(call.response, 200, {
    documents: wanted.flatMap((id) => byId.get(id) ?? []),
    omitted: wanted.filter((id) => !byId.has(id)).map((id) => ({ id, reason: 'existence' })),
  })
}

/** The distinct ids of a path. @throws HttpError 400 */
export function idsOf({ param }: Call): string[] {
  const ids = [...new Set(param('ids').split(','))]
  const bad = ids.find((id) => !isDocumentId(id))
  if (bad !== undefined) throw new HttpError(400, `Malformed document ID: "${bad}"`)
  return ids
}
