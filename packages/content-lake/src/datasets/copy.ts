/** Copies a dataset of the lake to a new one: as it is, as `sanity dataset copy` requests it, or as it began. */
import { constants, copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isDatasetName } from '../dataset.ts'
import { Store } from '../store/store.ts'
import { type Dataset, folderOf } from './dataset.ts'
import type { Datasets } from './datasets.ts'

/** The database in the folder of a dataset. */
const FILE = 'lake.sqlite'

/**
 * @param root folder of the lake
 * @param options `hasHistory`: whether the copy has the past revisions too
 * @throws HttpError 404 when there is no such source, 409 when the target exists, 400 when it cannot be a name
 */
export function copyDataset(
  root: string,
  datasets: Datasets,
  { source, target, hasHistory }: { source: string; target: string; hasHistory: boolean },
): void {
  const { store } = datasets.get(source)
  const copy = datasets.create(target)
  try {
    copyAssets(folderOf(root, source), folderOf(root, target))
    if (!hasHistory) {
      copy.store.seed([...store.batches()].flat())
      return
    }
    const file = join(folderOf(root, target), 'copy.sqlite')
    store.save(file)
    copy.replace((copied) => copied.restore(file))
    rmSync(file)
  } catch (error) {
    datasets.remove(target)
    throw error
  }
}

/**
 * Creates a dataset with what another one began with, for one test of many: the first one makes a database of the seed, the
 * others copy that file.
 * @throws HttpError as {@link copyDataset}
 */
export function cloneSeed(
  root: string,
  datasets: Datasets,
  { source, target }: { source: string; target: string },
): Dataset {
  const { store } = datasets.get(source)
  if (datasets.has(target) || !isDatasetName(target)) return datasets.create(target)
  const [from, to] = [folderOf(root, source), folderOf(root, target)]
  const seed = join(from, 'seed')
  if (!existsSync(join(seed, FILE))) {
    const partial = join(from, 'seed.partial')
    rmSync(partial, { recursive: true, force: true })
    mkdirSync(partial, { recursive: true })
    store.save(join(partial, FILE))
    const opened = new Store(partial)
    opened.reset()
    opened.close()
    renameSync(partial, seed)
  }
  mkdirSync(to, { recursive: true, mode: 0o700 })
  // On file systems that can, without copying its bytes.
  copyFileSync(join(seed, FILE), join(to, FILE), constants.COPYFILE_FICLONE)
  copyAssets(from, to)
  return datasets.create(target)
}

/** The bytes of images and files, whose names are their hashes. */
function copyAssets(source: string, target: string): void {
  mkdirSync(join(target, 'assets'), { recursive: true })
  for (const entry of readdirSync(join(source, 'assets'), { withFileTypes: true })) {
    if (entry.isFile()) linkOrCopy(join(source, 'assets', entry.name), join(target, 'assets', entry.name))
  }
}

/** The bytes of an asset never change, so that two names may have one file. */
function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target)
  } catch {
    // Not every file system has links.
    copyFileSync(source, target)
  }
}
