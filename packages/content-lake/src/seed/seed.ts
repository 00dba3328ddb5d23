/** Seeds an empty dataset from an export. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../../server/listen.ts'
import { isDocumentId, isLakeDocument, type LakeDocument } from '../dataset.ts'
import type { Dataset } from '../datasets/dataset.ts'
import type { AssetFiles } from '../store/assets.ts'
import { importAssets } from './assets.ts'
import { type SeedFiles, withSeedFiles } from './files.ts'
import { prepare } from './prepare.ts'

export { DATA_FILE } from './files.ts'

/**
 * Seeds a new dataset. Documents are written in one transaction at the end, so a process killed before leaves the database
 * unchanged; asset files that it wrote are reused.
 * @param path of the seed (see files.ts)
 * @throws StartError naming the file and line of the problem
 */
export async function seedIfNew(path: string, { store, files }: Pick<Dataset, 'store' | 'files'>): Promise<void> {
  if (store.isNew()) store.seed(await withSeedFiles(path, (source) => readDataset(source, files)))
}

async function readDataset({ folder, dataFile, hasAssets }: SeedFiles, files: AssetFiles): Promise<LakeDocument[]> {
  const text = await readFile(join(folder, dataFile), 'utf8')
  const now = new Date().toISOString()
  const assets = hasAssets ? await importAssets(folder, files, now) : new Map<string, LakeDocument>()
  const findAsset = (value: unknown) => {
    const path = typeof value === 'string' ? /^(?:image|file)@file:\/\/\.\/(.+)$/.exec(value)?.[1] : undefined
    const asset = assets.get(decodeURIComponent(path ?? ''))
    if (asset !== undefined) return asset._id
    throw new Error(`${JSON.stringify(value)} names no file in images/ or files/`)
  }
  const documents = new Map([...assets.values()].map((document) => [document._id, document]))
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    try {
      const document = prepare(parseDocument(line), now, findAsset)
      // A raw export contains the asset documents themselves: these win, the bytes are the same.
      documents.set(document._id, document)
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error)
      throw new StartError(`${dataFile}, line ${index + 1}: ${problem}`, error)
    }
  }
  return [...documents.values()]
}

function parseDocument(line: string): LakeDocument {
  const value: unknown = JSON.parse(line)
  if (isLakeDocument(value) && isDocumentId(value._id)) return value
  throw new Error('it is not a document with "_id" and "_type"')
}
