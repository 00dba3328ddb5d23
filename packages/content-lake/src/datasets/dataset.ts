/** One dataset: its documents, its files and its queries. */
import { join } from 'node:path'
import { startSchedule } from '../actions/schedule.ts'
import type { Clock } from '../clock.ts'
import { DEFAULT_DATASET, type LakeDocument } from '../dataset.ts'
import type { DatasetRef } from '../groq/query.ts'
import type { Job, QueryResult } from '../reader/messages.ts'
import type { QueryPool } from '../reader/pool.ts'
import { type AssetFiles, openAssetFiles } from '../store/assets.ts'
import { toPublicDocument } from '../store/public-document.ts'
import { Store } from '../store/store.ts'

export type DatasetQuery = Omit<Job, 'dataset' | 'nowMs'>

export type Dataset = {
  name: string
  /** For `sanity::projectId()` and the paths of assets. */
  names: DatasetRef
  store: Store
  files: AssetFiles
  /** Evaluates a query. @throws HttpError as the pool of threads does */
  query: (query: DatasetQuery, signal?: AbortSignal) => Promise<QueryResult>
  /** The public form of a stored document. */
  toPublic: (document: LakeDocument) => LakeDocument
  /** A document by its id, in its public form. */
  document: (id: string) => LakeDocument | undefined
  /** Replaces all documents, by `restore` or `reset` of the store. */
  replace: (work: (store: Store) => void) => void
  close: () => void
}

export type DatasetOptions = {
  project: string
  /** Types of documents without history. */
  ephemeralTypes?: readonly string[]
  clock: Clock
}

/**
 * Opens or creates the dataset in a folder of its own.
 * @param originOf this lake, known once it listens
 * @throws StartError when its database cannot be used
 */
export function openDataset(
  folder: string,
  name: string,
  { project, ephemeralTypes, clock }: DatasetOptions,
  pool: QueryPool,
  originOf: () => string,
): Dataset {
  const store = new Store(folder, ephemeralTypes, clock)
  const endSchedule = startSchedule(store, clock)
  const names: DatasetRef = { projectId: project, dataset: name }
  const toPublic = (document: LakeDocument) => toPublicDocument(document, { ...names, origin: originOf() })
  return {
    name,
    names,
    store,
    files: openAssetFiles(folder),
    query: (query, signal) =>
      pool.run(
        {
          ...query,
          nowMs: clock.isSet() ? clock.now() : undefined,
          dataset: { ...names, file: store.file, origin: originOf() },
        },
        signal,
      ),
    toPublic,
    document: (id) => {
      const stored = store.document(id)
      return stored && toPublic(stored)
    },
    replace: (work) => {
      work(store)
      pool.closeDataset(store.file)
    },
    close: () => {
      endSchedule()
      pool.closeDataset(store.file)
      store.close()
    },
  }
}

/** The folder of a dataset in that of the lake. */
export function folderOf(root: string, name = DEFAULT_DATASET): string {
  return join(root, 'datasets', name)
}
