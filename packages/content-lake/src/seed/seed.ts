/** Seeds an empty lake from a dataset folder. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '@bowerbird/local-server/start-error'
import { isDocumentId, isLakeDocument, type LakeDocument } from '../dataset.ts'
import type { AssetFiles } from '../store/assets.ts'
import type { Store } from '../store/store.ts'
import { importAssets } from './assets.ts'
import { prepare } from './prepare.ts'

/** Name of the documents' file in a dataset folder. */
export const DATA_FILE = 'data.ndjson'

/**
 * Seeds a new lake. Documents are written in one transaction at the end, so a process killed before leaves the database
 * unchanged; asset files that it wrote are reused.
 * @throws StartError naming the file and line of the problem
 */
export async function seedIfNew(folder: string, store: Store, files: AssetFiles): Promise<void> {
  if (store.isNew()) store.seed(await readDataset(folder, files))
}

async function readDataset(folder: string, files: AssetFiles): Promise<LakeDocument[]> {
  const text = await readFile(join(folder, DATA_FILE), 'utf8').catch((error: unknown) => {
    throw new StartError(`The dataset folder ${folder} holds no ${DATA_FILE}.`, error)
  })
  const now = new Date().toISOString()
  const assets = await importAssets(folder, files, now)
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
      throw new StartError(`${DATA_FILE}, line ${index + 1}: ${problem}`, error)
    }
  }
  return [...documents.values()]
}

function parseDocument(line: string): LakeDocument {
  const value: unknown = JSON.parse(line)
  if (isLakeDocument(value) && isDocumentId(value._id)) return value
  throw new Error('it is not a document with "_id" and "_type"')
}
