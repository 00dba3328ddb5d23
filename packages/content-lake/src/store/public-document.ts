/** The public form of stored documents. */
import type { LakeDocument } from '../dataset.ts'
import type { DatasetRef } from '../groq/query.ts'

/**
 * Adds path and URL to an asset; returns other documents unchanged. They are built on read, so that stored documents depend
 * neither on the port nor on the names of project and dataset.
 */
export function toPublicDocument(document: LakeDocument, names: DatasetRef & { origin: string }): LakeDocument {
  const path = assetPath(document, names)
  return path === undefined ? document : { ...document, path, url: `${names.origin}/${path}` }
}

/** `images/<project>/<dataset>/<sha1>-<w>x<h>.<ext>` of a document `image-<sha1>-<w>x<h>-<ext>`, as on Sanity. */
function assetPath(document: LakeDocument, { projectId, dataset }: DatasetRef): string | undefined {
  const { _id, _type } = document
  const stored = typeof document.path === 'string' ? document.path : undefined
  if (_type === 'sanity.imageAsset') {
    const [, name, extension] = /^image-([0-9a-f]+-\d+x\d+)-([a-z0-9]+)$/.exec(_id) ?? []
    return name === undefined ? stored : `images/${projectId}/${dataset}/${name}.${extension}`
  }
  if (_type !== 'sanity.fileAsset') return undefined
  const [, name, extension] = /^file-([0-9a-f]+)-([a-z0-9]+)$/.exec(_id) ?? []
  return name === undefined ? stored : `files/${projectId}/${dataset}/${name}.${extension}`
}
