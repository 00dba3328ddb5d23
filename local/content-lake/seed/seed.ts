/** Seeds an empty lake from a dataset folder, and again when that folder has changed and nobody has edited since. */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { StartError } from '../../http/listen.ts'
import type { LakeDocument } from '../dataset.ts'
import type { AssetFiles } from '../store/assets.ts'
import type { Store } from '../store/store.ts'
import { openAssetImport } from './import-assets.ts'
import { prepare } from './prepare.ts'
import { DATA_FILE, readLines, SeedError } from './read-lines.ts'

/**
 * `seeded`: seeded now; `kept`: the same dataset as before; `edited`: the dataset has changed, but so has this copy.
 */
export type SeedResult = 'seeded' | 'kept' | 'edited'

/**
 * Seeds when needed. Documents are written in one transaction at the end, so a process killed before leaves the
 * database unchanged; asset files that it wrote are reused.
 * @throws SeedError naming file, line and field of the problem; StartError when the folder is not a dataset
 */
export async function seedIfNeeded(folder: string, store: Store, files: AssetFiles): Promise<SeedResult> {
  await access(join(folder, DATA_FILE)).catch((error: unknown) => {
    throw new StartError(`The dataset folder ${folder} holds no ${DATA_FILE}.`, error)
  })
  const fingerprint = await fingerprintOf(folder)
  if (store.seedFingerprint() === fingerprint) return 'kept'
  if (store.isEdited()) return 'edited'
  store.replaceAll(await readDataset(folder, files), fingerprint)
  return 'seeded'
}

async function readDataset(folder: string, files: AssetFiles): Promise<LakeDocument[]> {
  const now = new Date().toISOString()
  const assets = await openAssetImport(folder, files, now)
  const documents = new Map<string, LakeDocument>()
  for await (const { line, document } of readLines(join(folder, DATA_FILE))) {
    const prepared = await prepare(document, now, (value, field) =>
      assets.take(value).catch((error: unknown) => {
        const problem = error instanceof Error ? error.message : String(error)
        throw new SeedError({ file: DATA_FILE, line, field }, problem, error)
      }),
    )
    documents.set(prepared._id, prepared)
  }
  await assets.takeRest()
  // A raw export contains the asset documents themselves: these win, the bytes are the same.
  return [...assets.documents().filter(({ _id }) => !documents.has(_id)), ...documents.values()]
}

/**
 * Changes when the documents, the asset metadata or the set of asset files change. Asset files are named by content.
 */
async function fingerprintOf(folder: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(join(folder, DATA_FILE)), hash, { end: false })
  for (const name of ['assets.json', 'images', 'files']) hash.update(`\n${name} ${await listing(join(folder, name))}`)
  return hash.digest('hex')
}

async function listing(path: string): Promise<string> {
  const names = await readdir(path).catch(() => undefined)
  if (names !== undefined) {
    const entries = await Promise.all(
      names.sort().map(async (name) => `${name} ${(await stat(join(path, name))).size}`),
    )
    return entries.join('\n')
  }
  const hash = createHash('sha256')
  const isRead = await pipeline(createReadStream(path), hash).then(
    () => true,
    () => false,
  )
  return isRead ? hash.digest('hex') : ''
}
