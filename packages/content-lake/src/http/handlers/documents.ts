/**
 * `/v<version>/data/doc/<dataset>/<id>[,<id>…]`: documents by id; with `includeAllVersions=true` also their drafts and
 * versions.
 */
import { HttpError, sendJson } from '../../../server/json.ts'
import { isDocumentId, type LakeDocument } from '../../dataset.ts'
import type { Dataset } from '../../datasets/dataset.ts'
import { isPublicId, publishedIdOf } from '../../store/perspective.ts'
import type { Call } from '../route.ts'

export function sendDocuments(call: Call, dataset: Dataset): void {
  const wanted = idsOf(call)
  const hasAllVersions = call.search.get('includeAllVersions') === 'true'
  const isHidden = ({ _id }: LakeDocument) => call.isAnonymous && !isPublicId(_id)
  const documents = wanted
    .flatMap((id) =>
      hasAllVersions ? dataset.store.variantsOf(publishedIdOf(id)).map(dataset.toPublic) : (dataset.document(id) ?? []),
    )
    .filter((document) => !isHidden(document))
  const found = new Set(documents.map(({ _id }) => (hasAllVersions ? publishedIdOf(_id) : _id)))
  sendJson(call.response, 200, {
    documents,
    omitted: wanted
      .filter((id) => !found.has(hasAllVersions ? publishedIdOf(id) : id))
      .map((id) => ({ id, reason: call.isAnonymous && !isPublicId(id) ? 'permission' : 'existence' })),
  })
}

/** The distinct ids of a path. @throws HttpError 400 */
export function idsOf({ param }: Call): string[] {
  const ids = [...new Set(param('ids').split(','))]
  const bad = ids.find((id) => !isDocumentId(id))
  if (bad !== undefined) throw new HttpError(400, `Malformed document ID: "${bad}"`)
  return ids
}
