/** Copies a dataset of the lake to a new one, as `sanity dataset copy` requests it. */
import { copyFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { folderOf } from './dataset.ts'
import type { Datasets } from './datasets.ts'

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
      copy.store.seed([...store.pages()].flat())
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

/** The bytes of images and files, whose names are their hashes. */
function copyAssets(source: string, target: string): void {
  mkdirSync(join(target, 'assets'), { recursive: true })
  for (const entry of readdirSync(join(source, 'assets'), { withFileTypes: true })) {
    if (entry.isFile()) copyFileSync(join(source, 'assets', entry.name), join(target, 'assets', entry.name))
  }
}
