/** Compares a dataset with the documents of a lake, to report what an import would change. */
import type { SanityClient } from '@sanity/client'
import { isLakeDocument, isRecord, type LakeDocument } from '../content-lake/dataset.ts'
import type { CheckedDataset } from './check-dataset.ts'

/** Number of documents per request, because their ids are part of the URL. */
const CHUNK = 50

/** Fields set by the lake. */
const OWN_FIELDS = new Set(['_rev', '_createdAt', '_updatedAt'])

export type Difference = 'new' | 'changed' | 'same'

export type Comparison = { document: LakeDocument; difference: Difference }[]

/** The documents of a lake with these ids. */
export async function readDocuments(client: SanityClient, ids: readonly string[]): Promise<Map<string, LakeDocument>> {
  const found = new Map<string, LakeDocument>()
  for (let start = 0; start < ids.length; start += CHUNK) {
    const documents: unknown[] = await client.getDocuments(ids.slice(start, start + CHUNK))
    for (const document of documents) if (isLakeDocument(document)) found.set(document._id, document)
  }
  return found
}

/**
 * Compares a validated dataset with a lake. Assets with remote URLs count as changed, because their bytes are unknown
 * until fetched.
 */
export async function compareDataset(client: SanityClient, dataset: CheckedDataset): Promise<Comparison> {
  const ids = dataset.documents.map(({ _id }) => _id)
  const present = await readDocuments(client, ids)
  return dataset.documents.map((document) => {
    const other = present.get(document._id)
    const difference =
      other === undefined
        ? 'new'
        : isSame(withoutOwn(document), withoutOwn(other), dataset.assetIds)
          ? 'same'
          : 'changed'
    return { document, difference }
  })
}

function withoutOwn(document: LakeDocument): Record<string, unknown> {
  return Object.fromEntries(Object.entries(document).filter(([key]) => !OWN_FIELDS.has(key)))
}

/** Whether a value of the dataset, once imported, equals the existing value. */
function isSame(wanted: unknown, present: unknown, assetIds: CheckedDataset['assetIds']): boolean {
  if (Array.isArray(wanted)) {
    return (
      Array.isArray(present) &&
      wanted.length === present.length &&
      wanted.every((item, index) => isSame(item, withKeyOf(present[index], item), assetIds))
    )
  }
  if (!isRecord(wanted)) return wanted === present
  if (!isRecord(present)) return false
  const expected = imported(wanted, assetIds)
  const keys = new Set([...Object.keys(expected), ...Object.keys(present)])
  return [...keys].every((key) => {
    const assetId = key === 'asset' ? assetOf(expected[key]) : undefined
    const isSameAsset = assetId !== undefined && assetId === assetOf(present[key])
    return isSameAsset || isSame(expected[key], present[key], assetIds)
  })
}

/** Drops the existing item's `_key` when the dataset's item has none, because the import generates one. */
function withKeyOf(present: unknown, wanted: unknown): unknown {
  if (!isRecord(present) || !isRecord(wanted) || '_key' in wanted) return present
  return Object.fromEntries(Object.entries(present).filter(([key]) => key !== '_key'))
}

/** What @sanity/import makes of an object that names an asset. */
function imported(value: Record<string, unknown>, assetIds: CheckedDataset['assetIds']): Record<string, unknown> {
  if (typeof value._sanityAsset !== 'string') return value
  const { _sanityAsset, ...rest } = value
  const kind = _sanityAsset.slice(0, _sanityAsset.indexOf('@'))
  const body = Object.keys(rest).length === 0 ? { _type: kind } : rest
  return { ...body, asset: { _type: 'reference', _ref: assetIds.get(_sanityAsset) } }
}

/** `image-<sha1>` or `file-<sha1>` of an asset reference, without size and extension, which follow from the bytes. */
function assetOf(value: unknown): string | undefined {
  const reference = isRecord(value) && typeof value._ref === 'string' ? value._ref : ''
  return /^(?:image|file)-[0-9a-f]{40}(?![0-9a-f])/.exec(reference)?.[0]
}
