/** Finds the documents and files of a seed: a folder, a file of documents, or the archive of an export. */
import { createReadStream } from 'node:fs'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { unpackTar } from 'modern-tar/fs'
import { StartError } from '../../server/listen.ts'

/** Name of the documents' file in a dataset folder. */
export const DATA_FILE = 'data.ndjson'

export type SeedFiles = {
  /** Folder of `images/`, `files/` and `assets.json`, and of the file with the documents. */
  folder: string
  /** Name of the documents' file in it. */
  dataFile: string
  /** Whether the folder belongs to the seed; beside a single file lie others that do not. */
  hasAssets: boolean
}

/**
 * Runs work on the contents of a seed; an archive is unpacked to a temporary folder for it.
 * @param path a folder as `sanity dataset export` fills it, `*.ndjson`, or `*.tar.gz`
 * @throws StartError when there is nothing, or it is something else
 */
export async function withSeedFiles<Result>(
  path: string,
  work: (source: SeedFiles) => Promise<Result>,
): Promise<Result> {
  const found = await stat(path).catch((error: unknown) => {
    throw new StartError(`The seed ${path} does not exist.`, error)
  })
  if (found.isDirectory()) return work({ folder: await folderIn(path), dataFile: DATA_FILE, hasAssets: true })
  if (path.endsWith('.ndjson')) return work({ folder: dirname(path), dataFile: basename(path), hasAssets: false })
  if (!/\.(tar\.gz|tgz)$/.test(path)) {
    throw new StartError(`The seed ${path} is neither a folder nor a file *.ndjson or *.tar.gz.`)
  }
  const unpacked = await mkdtemp(join(tmpdir(), 'content-lake-seed-'))
  try {
    await pipeline(createReadStream(path), createGunzip(), unpackTar(unpacked)).catch((error: unknown) => {
      throw new StartError(`${path} cannot be unpacked: ${error instanceof Error ? error.message : error}`, error)
    })
    return await work({ folder: await folderIn(unpacked), dataFile: DATA_FILE, hasAssets: true })
  } finally {
    await rm(unpacked, { recursive: true, force: true })
  }
}

/** The folder itself, or its only folder, in which archives have everything. @throws StartError without documents */
async function folderIn(path: string): Promise<string> {
  const entries = await readdir(path, { withFileTypes: true })
  if (entries.some(({ name }) => name === DATA_FILE)) return path
  const [folder, ...others] = entries.filter((entry) => entry.isDirectory())
  if (folder !== undefined && others.length === 0) {
    const inside = join(path, folder.name)
    if ((await readdir(inside)).includes(DATA_FILE)) return inside
  }
  throw new StartError(`The dataset folder ${path} holds no ${DATA_FILE}.`)
}
