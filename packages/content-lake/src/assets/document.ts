/** Builds the documents of images and files, with the ids and paths that Sanity gives them. */
import { contentTypeOf } from '../../server/content-type.ts'
import type { LakeDocument } from '../dataset.ts'
import type { ImageFacts } from '../images/inspect.ts'

/** The asset's hash and size, and its editable metadata: `originalFilename`, `title`, `description` and so on. */
export type AssetBasis = { sha1: string; size: number; notes: Readonly<Record<string, unknown>> }

/** A `sanity.imageAsset`. It has neither `path` nor `url`, which are added on read. */
export function imageDocument(
  { sha1, size, notes }: AssetBasis,
  { extension, mimeType, width, height, metadata }: ImageFacts,
): LakeDocument {
  return {
    ...notes,
    ...identity(sha1, size),
    _id: `image-${sha1}-${width}x${height}-${extension}`,
    _type: 'sanity.imageAsset',
    extension,
    mimeType,
    metadata,
  }
}

/** A `sanity.fileAsset`. */
export function fileDocument({ sha1, size, notes }: AssetBasis, extension: string): LakeDocument {
  return {
    ...notes,
    ...identity(sha1, size),
    _id: `file-${sha1}-${extension}`,
    _type: 'sanity.fileAsset',
    extension,
    mimeType: contentTypeOf(`file.${extension}`),
  }
}

/** The id derives from the hash of the bytes, so the same bytes are the same asset. */
function identity(sha1: string, size: number) {
  return { assetId: sha1, sha1hash: sha1, uploadId: sha1.slice(0, 32), size }
}
