/** Imports the images and files of a dataset folder. */
import { basename, extname } from 'node:path'
import { contentTypeOf } from '../../http/content-type.ts'
import { fileDocument, imageDocument } from '../assets/document.ts'
import { isRecord, type LakeDocument } from '../dataset.ts'
import type { AssetFiles } from '../store/assets.ts'
import { listAssetFiles, readAssetFile, readNotes } from './asset-files.ts'
import { SeedError } from './read-lines.ts'

/** Asset metadata taken from the export, beside what is derived from the bytes. */
const KEPT = ['altText', 'creditLine', 'description', 'label', 'opt', 'source', 'title'] as const

export type AssetImport = {
  /**
   * Imports the asset that a `_sanityAsset` value names, once.
   * @returns the id of its document
   * @throws Error with the reason, without the position
   */
  take: (value: unknown) => Promise<string>
  /** Imports everything else in `images/` and `files/`, as Sanity's own import does. */
  takeRest: () => Promise<void>
  /** The documents of all imported assets. */
  documents: () => LakeDocument[]
}

/** @throws SeedError when `assets.json` is malformed */
export async function openAssetImport(folder: string, files: AssetFiles, now: string): Promise<AssetImport> {
  const notes = await readNotes(folder)
  const taken = new Map<string, Promise<LakeDocument>>()
  const documents = new Map<string, LakeDocument>()

  async function takeFile(kind: string, path: string): Promise<string> {
    const key = `${kind} ${path}`
    const pending = taken.get(key) ?? describe(kind, path)
    taken.set(key, pending)
    const document = await pending
    documents.set(document._id, document)
    return document._id
  }

  async function describe(kind: string, path: string): Promise<LakeDocument> {
    const { bytes, sha1, facts } = await readAssetFile(folder, kind, path)
    const noted = notes[`${kind}-${sha1}`] ?? {}
    const originalFilename = typeof noted.originalFilename === 'string' ? noted.originalFilename : basename(path)
    const said = Object.fromEntries(KEPT.flatMap((key) => (key in noted ? [[key, noted[key]]] : [])))
    const basis = { sha1, size: bytes.length, notes: { ...said, originalFilename } }
    const system = { _rev: sha1.slice(0, 22), _createdAt: now, _updatedAt: now }
    if (facts === undefined) {
      const extension = fileExtension(path, originalFilename)
      await files.keep(bytes, sha1, extension)
      return { ...fileDocument(basis, { extension, mimeType: contentTypeOf(`file.${extension}`) }), ...system }
    }
    await files.keep(bytes, sha1, facts.extension)
    const metadata = { ...(isRecord(noted.metadata) ? noted.metadata : {}), ...facts.metadata }
    return { ...imageDocument(basis, { ...facts, metadata }), ...system }
  }

  return {
    take: async (value) => {
      const match = typeof value === 'string' ? /^(image|file)@file:\/\/\.\/(.+)$/.exec(value) : null
      if (match === null) {
        throw new Error(
          `${JSON.stringify(value)} must look like image@file://./images/name.png or file@file://./files/name.mp3`,
        )
      }
      return takeFile(match[1] ?? '', decodeURIComponent(match[2] ?? ''))
    },
    takeRest: async () => {
      for (const { kind, path } of await listAssetFiles(folder)) {
        await takeFile(kind, path).catch((error: unknown) => {
          throw new SeedError({ file: path }, error instanceof Error ? error.message : String(error), error)
        })
      }
    },
    documents: () => [...documents.values()],
  }
}

/** @sanity/export writes `<sha1>-mp3.bin` for extensions with a digit; the original file name has the right one. */
function fileExtension(path: string, originalFilename: string): string {
  const own = extname(path).slice(1).toLowerCase()
  const original = extname(originalFilename).slice(1).toLowerCase()
  if (own === 'bin' && /^[a-z0-9]{1,10}$/.test(original)) return original
  return own || 'bin'
}
