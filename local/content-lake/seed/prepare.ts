/** Converts a line of a dataset to a stored document. */
import { isLakeDocument, isRecord, type LakeDocument } from '../dataset.ts'
import { sha1Of } from '../store/assets.ts'

/** Returns the id of the asset that a `_sanityAsset` value names; `field` is its path in the document. */
export type FindAsset = (value: unknown, field: string) => Promise<string>

/**
 * Replaces `_sanityAsset` by references, and adds missing `_key`s and the four system fields. Generated values depend
 * on the document only, so the same dataset gives the same documents.
 * @param now ISO date for documents without dates
 */
export async function prepare(document: LakeDocument, now: string, findAsset: FindAsset): Promise<LakeDocument> {
  const body = await walk(document, '', document._id, findAsset)
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

async function walk(value: unknown, field: string, id: string, findAsset: FindAsset): Promise<unknown> {
  if (Array.isArray(value)) {
    const items: unknown[] = []
    for (const [index, item] of value.entries()) {
      const path = `${field}[${index}]`
      const copy = await walk(item, path, id, findAsset)
      const lacksKey = isRecord(copy) && !('_key' in copy)
      items.push(lacksKey ? { ...copy, _key: sha1Of(`${id} ${path}`).slice(0, 12) } : copy)
    }
    return items
  }
  if (!isRecord(value)) return value
  const copy: Record<string, unknown> = {}
  for (const [key, child] of Object.entries(value)) {
    const path = field === '' ? key : `${field}.${key}`
    if (key === '_sanityAsset') copy.asset = { _type: 'reference', _ref: await findAsset(child, path) }
    else copy[key] = await walk(child, path, id, findAsset)
  }
  return copy
}
