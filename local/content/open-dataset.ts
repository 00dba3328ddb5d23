/** Locates the parts of a dataset on disk, in any of Sanity's formats. */
import { readdir, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { listAssetFiles, readNotes } from '../content-lake/seed/asset-files.ts'
import { StartError } from '../http/listen.ts'
import { unpack } from './archive.ts'
import { isArchive } from './export-dataset.ts'

export type Dataset = {
  /** Absolute path of the NDJSON file. */
  dataFile: string
  /** Absolute path that `file://./` URLs are relative to. */
  folder: string
  /** Asset metadata from `assets.json`, by `image-<sha1>` and `file-<sha1>`. */
  notes: Record<string, Record<string, unknown>>
  /** All files in `images/` and `files/`, whether documents use them or not. */
  assets: { kind: 'image' | 'file'; url: string }[]
}

/**
 * @param input a folder, a `.tar.gz` or an `.ndjson` file
 * @param work an empty folder to unpack into; the caller removes it
 * @throws StartError when there is no dataset
 */
export async function openDataset(input: string, work: string): Promise<Dataset> {
  const info = await stat(input).catch((error: unknown) => {
    throw new StartError(`${input} does not exist`, error)
  })
  if (info.isDirectory()) return describe(await onlyDataFile(input))
  if (isArchive(input)) return describe(await onlyDataFile(await unpack(input, join(work, 'unpacked'))))
  if (!input.endsWith('.ndjson')) throw new StartError(`${input} must be a folder, a .tar.gz or an .ndjson file`)
  return { ...(await describe(resolve(input))), assets: [] }
}

async function onlyDataFile(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ndjson'))
  const [name, second] = names
  if (name === undefined) throw new StartError(`${folder} holds no .ndjson file`)
  if (second !== undefined) throw new StartError(`${folder} holds more than one .ndjson file: ${names.join(', ')}`)
  return resolve(folder, name)
}

async function describe(dataFile: string): Promise<Dataset> {
  const folder = dirname(dataFile)
  const files = await listAssetFiles(folder)
  const assets = files.map(({ kind, path }) => ({ kind, url: pathToFileURL(join(folder, path)).href }))
  return { dataFile, folder, notes: await readNotes(folder), assets }
}
