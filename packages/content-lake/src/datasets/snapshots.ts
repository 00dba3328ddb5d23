/**
 * Snapshots: saved states of the documents and their history, by name, to which a lake can be put back. The files of a
 * dataset's assets are never removed while it exists, so that a snapshot needs none of them.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { HttpError } from '../../server/json.ts'
import { isDatasetName } from '../dataset.ts'
import type { Snapshots } from '../lake.ts'
import { folderOf } from './dataset.ts'
import type { Datasets } from './datasets.ts'

const EXTENSION = '.sqlite'

/** @param root folder of the lake */
export function createSnapshots(root: string, datasets: Datasets): Snapshots {
  const folderFor = (dataset: string) => join(folderOf(root, dataset), 'snapshots')

  function fileOf(dataset: string, name: string): string {
    if (!isDatasetName(name)) {
      throw new HttpError(400, `"${name}" cannot be the name of a snapshot: lower-case letters, digits, "_" and "-"`)
    }
    return join(folderFor(dataset), `${name}${EXTENSION}`)
  }

  function namesFor(dataset: string): string[] {
    const folder = folderFor(dataset)
    if (!existsSync(folder)) return []
    return readdirSync(folder).flatMap((file) => (file.endsWith(EXTENSION) ? [file.slice(0, -EXTENSION.length)] : []))
  }

  function names(): string[] {
    return [...new Set(datasets.names().flatMap(namesFor))].sort()
  }

  return {
    names,
    save: (name) => {
      for (const dataset of datasets.names()) {
        const file = fileOf(dataset, name)
        const partial = `${file}.partial`
        mkdirSync(folderFor(dataset), { recursive: true, mode: 0o700 })
        rmSync(partial, { force: true })
        datasets.get(dataset).store.save(partial)
        renameSync(partial, file)
      }
      return datasets.names()
    },
    restore: (name) => {
      const saved = datasets.names().filter((dataset) => existsSync(fileOf(dataset, name)))
      if (saved.length === 0) {
        throw new HttpError(404, `There is no snapshot "${name}". There is: ${names().join(', ') || 'none'}`)
      }
      for (const dataset of saved) datasets.get(dataset).replace((store) => store.restore(fileOf(dataset, name)))
      return saved
    },
    reset: () => {
      for (const dataset of datasets.names()) datasets.get(dataset).replace((store) => store.reset())
      return datasets.names()
    },
  }
}
