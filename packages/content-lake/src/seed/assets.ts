/** Imports the images and files of a dataset folder. */
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { StartError } from '../../server/listen.ts'
import { fileDocument, imageDocument } from '../assets/document.ts'
import { isRecord, type LakeDocument } from '../dataset.ts'
import { type AssetFiles, sha1Of } from '../store/assets.ts'

/** Asset metadata taken from the export, beside what is derived from the bytes. */
const METADATA_FIELDS = ['altText', 'creditLine', 'description', 'label', 'opt', 'source', 'title'] as const

/**
 * @param now ISO date of the documents
 * @returns the documents of all assets, by the path of their file in the folder
 * @throws StartError when a file in `images/` is not an image, or `assets.json` is not JSON
 */
export async function importAssets(folder: string, files: AssetFiles, now: string): Promise<Map<string, LakeDocument>> {
  const notes = await readAssetMetadata(folder)
  const system = { _createdAt: now, _updatedAt: now }
  const documents = new Map<string, LakeDocument>()
  for (const name of await listFiles(join(folder, 'images'))) {
    // Loaded with the first picture, as in images/cache.ts.
    const { inspectImage } = await import('../images/inspect.ts')
    const bytes = await readFile(join(folder, 'images', name))
    const sha1 = sha1Of(bytes)
    const facts = await inspectImage(bytes).catch((error: unknown) => {
      throw new StartError(`images/${name} is not an image: ${error instanceof Error ? error.message : error}`, error)
    })
    const note = notes(`image-${sha1}`, name)
    await files.keep(bytes, sha1, facts.extension)
    const metadata = { ...note.metadata, ...facts.metadata }
    const document = imageDocument({ sha1, size: bytes.length, notes: note.fields }, { ...facts, metadata })
    documents.set(`images/${name}`, { ...document, _rev: sha1.slice(0, 22), ...system })
  }
  for (const name of await listFiles(join(folder, 'files'))) {
    const bytes = await readFile(join(folder, 'files', name))
    const sha1 = sha1Of(bytes)
    const note = notes(`file-${sha1}`, name)
    const extension = fileExtension(name, note.fields.originalFilename)
    await files.keep(bytes, sha1, extension)
    const document = fileDocument({ sha1, size: bytes.length, notes: note.fields }, extension)
    documents.set(`files/${name}`, { ...document, _rev: sha1.slice(0, 22), ...system })
  }
  return documents
}

/** The names of the files in a folder, without links, which could lead out of it. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
  return files.map(({ name }) => name).sort()
}

/** What `assets.json` says of an asset, if there is one. */
async function readAssetMetadata(folder: string) {
  const text = await readFile(join(folder, 'assets.json'), 'utf8').catch(() => '{}')
  let all: unknown
  try {
    all = JSON.parse(text)
  } catch (error) {
    throw new StartError('assets.json is not JSON', error)
  }
  return (id: string, name: string) => {
    const noted = isRecord(all) && isRecord(all[id]) ? all[id] : {}
    const originalFilename = typeof noted.originalFilename === 'string' ? noted.originalFilename : name
    const listedFields = Object.fromEntries(METADATA_FIELDS.flatMap((key) => (key in noted ? [[key, noted[key]]] : [])))
    return { fields: { ...listedFields, originalFilename }, metadata: isRecord(noted.metadata) ? noted.metadata : {} }
  }
}

/** @sanity/export writes `<sha1>-mp3.bin` for extensions with a digit; the original file name has the right one. */
function fileExtension(name: string, originalFilename: string): string {
  const own = extname(name).slice(1).toLowerCase()
  const original = extname(originalFilename).slice(1).toLowerCase()
  if (own === 'bin' && /^[a-z0-9]{1,10}$/.test(original)) return original
  return own || 'bin'
}
