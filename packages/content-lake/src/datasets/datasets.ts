/** The datasets of a lake, each in a folder of its own. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { HttpError } from '../../server/json.ts'
import { DEFAULT_DATASET, isDatasetName } from '../dataset.ts'
import type { QueryPool } from '../reader/pool.ts'
import { type Dataset, type DatasetOptions, folderOf, openDataset } from './dataset.ts'

export type Datasets = {
  names: () => string[]
  has: (name: string) => boolean
  /** @throws HttpError 404 when there is none of that name */
  get: (name: string) => Dataset
  /** @throws HttpError 400 for a name that Sanity does not allow, 409 when it exists */
  create: (name: string) => Dataset
  /** Removes a dataset with its files. @throws HttpError 404 when there is none */
  remove: (name: string) => void
  close: () => void
}

/**
 * Opens the datasets in a folder, and creates those that are named.
 * @param root folder of the lake
 * @param wanted names of datasets to create where they do not exist
 * @param originOf this lake, known once it listens
 * @throws StartError when a database cannot be used
 */
export function openDatasets(
  root: string,
  wanted: readonly string[],
  options: DatasetOptions,
  pool: QueryPool,
  originOf: () => string,
): Datasets {
  moveFormerFiles(root)
  const folder = join(root, 'datasets')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const open = new Map<string, Dataset>()

  function openOne(name: string): Dataset {
    const dataset = openDataset(folderOf(root, name), name, options, pool, originOf)
    open.set(name, dataset)
    return dataset
  }

  function closeAll(): void {
    for (const dataset of open.values()) dataset.close()
    open.clear()
  }

  function get(name: string): Dataset {
    const dataset = open.get(name)
    if (dataset !== undefined) return dataset
    const message = `Dataset not found - Dataset "${name}" not found for project ID "${options.project}"`
    throw new HttpError(404, `${message}; --dataset ${name} creates it`)
  }

  try {
    for (const name of new Set([...readdirSync(folder).filter(isDatasetName), ...wanted])) openOne(name)
  } catch (error) {
    closeAll()
    throw error
  }

  return {
    names: () => [...open.keys()].sort(),
    has: (name) => open.has(name),
    get,
    create: (name) => {
      if (!isDatasetName(name)) {
        const rule = 'lower-case letters, digits, "_" and "-", at most 64'
        throw new HttpError(400, `"${name}" cannot be the name of a dataset: ${rule}`)
      }
      if (open.has(name)) throw new HttpError(409, `Dataset "${name}" already exists`)
      return openOne(name)
    },
    remove: (name) => {
      get(name).close()
      open.delete(name)
      rmSync(folderOf(root, name), { recursive: true, force: true })
    },
    close: closeAll,
  }
}

/** A lake once had a single dataset, whose files lay in the lake's own folder. */
function moveFormerFiles(root: string): void {
  if (!existsSync(join(root, 'lake.sqlite'))) return
  const folder = folderOf(root, DEFAULT_DATASET)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  // The database last: as long as it is there, the move is not complete, and is repeated.
  for (const name of ['assets', 'lake.sqlite-shm', 'lake.sqlite-wal', 'lake.sqlite']) {
    if (existsSync(join(root, name))) renameSync(join(root, name), join(folder, name))
  }
}
