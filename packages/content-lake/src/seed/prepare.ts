/** Converts a document of a dataset to a stored document. */
import { isLakeDocument, isRecord, type LakeDocument } from '../dataset.ts'
import { sha1Of } from '../store/assets.ts'

/** Returns the id of the asset that a `_sanityAsset` value names. */
export type FindAsset = (value: unknown) => string

/**
 * Replaces `_sanityAsset` by references, and adds missing `_key`s and the four system fields. Generated values depend
 * on the document only, so the same dataset gives the same documents.
 * @param now ISO date for documents without dates
 */
export function prepare(document: LakeDocument, now: string, findAsset: FindAsset): LakeDocument {
  const body = walk(document, document._id, findAsset)
  if (!isLakeDocument(body)) throw new TypeError('A document stays a document')
  const { _rev, _createdAt, _updatedAt, ...rest } = body
  const created = typeof _createdAt === 'string' ? _createdAt : now
  return {
    ...rest,
    _id: document._id,
    _type: document._type,
    _rev: typeof _rev === 'string' ? _rev : sha1Of(JSON.stringify(rest)).slice(0, 22),
    _createdAt: created,
    _updatedAt: typeof _updatedAt === 'string' ? _updatedAt : created,
  }
}

function walk(value: unknown, path: string, findAsset: FindAsset): unknown {
  if (Array.isArray(value)) {
    return value.map((item, index) => {
      const copy = walk(item, `${path}[${index}]`, findAsset)
      const lacksKey = isRecord(copy) && !('_key' in copy)
      return lacksKey ? { ...copy, _key: sha1Of(`${path}[${index}]`).slice(0, 12) } : copy
    })
  }
  if (!isRecord(value)) return value
  const fields = Object.entries(value).map(([key, child]) =>
    key === '_sanityAsset'
      ? ['asset', { _type: 'reference', _ref: findAsset(child) }]
      : [key, walk(child, `${path}.${key}`, findAsset)],
  )
  return Object.fromEntries(fields)
}
