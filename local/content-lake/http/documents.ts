/** `/v<version>/data/doc/<dataset>/<id>[,<id>…]`: published documents and drafts by id. */
import { sendJson } from '../../http/json.ts'
import { isDocumentId } from '../dataset.ts'
import type { Views } from '../store/views.ts'
import { apiError } from './errors.ts'
import type { Call } from './route.ts'

/** Fields returned to requests that only check for existence. */
const SYSTEM_FIELDS = ['_id', '_type', '_rev', '_createdAt', '_updatedAt'] as const

export function sendDocuments({ response, search, param }: Call<'ids'>, views: Views): void {
  const wanted = [...new Set(param('ids').split(','))]
  const bad = wanted.find((id) => !isDocumentId(id))
  if (bad !== undefined) throw apiError(400, `Invalid document ID "${bad}"`)
  const { byId } = views.of({ name: 'raw' })
  const documents = wanted.flatMap((id) => byId.get(id) ?? [])
  const isExcluded = search.get('excludeContent') === 'true'
  sendJson(response, 200, {
    documents: isExcluded
      ? documents.map((document) => Object.fromEntries(SYSTEM_FIELDS.map((field) => [field, document[field]])))
      : documents,
    omitted: wanted.filter((id) => !byId.has(id)).map((id) => ({ id, reason: 'existence' })),
  })
}
