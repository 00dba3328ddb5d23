/** Imports a dataset with Sanity's own library: validates and compares it first, and verifies the result. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sanityImport } from '@sanity/import'
import { isRecord } from '../content-lake/dataset.ts'
import { sha1Of } from '../content-lake/store/assets.ts'
import { StartError } from '../http/listen.ts'
import { type CheckedDataset, checkDataset } from './check-dataset.ts'
import { type Comparison, compareDataset, type Difference, readDocuments } from './compare-dataset.ts'
import type { Connection } from './connection.ts'
import { type Dataset, openDataset } from './open-dataset.ts'

/** How to handle existing documents: `create` fails, `missing` keeps them, `replace` replaces them. */
export type ImportMode = 'create' | 'missing' | 'replace'

const OPERATIONS = { create: 'create', missing: 'createIfNotExists', replace: 'createOrReplace' } as const

export type ImportOptions = {
  /** A folder, a `.tar.gz` or an `.ndjson` file. */
  input: string
  mode: ImportMode
  /** Report the changes without writing. */
  dryRun: boolean
  onProgress?: (step: string) => void
}

export type ImportReport = {
  /** Number of documents by type and difference, before the import. */
  types: Map<string, Record<Difference, number>>
  /** Number of documents written, or to be written in a dry run. */
  written: number
  assets: { missing: number; present: number }
  leftOut: number
  warnings: string[]
}

/**
 * Imports the differences. Documents that are not in the import are kept.
 * @throws StartError before anything is written when the input is invalid, or `create` finds existing documents; or
 *   when the import stopped midway, with its progress
 */
export async function importContent(connection: Connection, options: ImportOptions): Promise<ImportReport> {
  const work = await mkdtemp(join(tmpdir(), 'bowerbird-import-'))
  try {
    const dataset = await openDataset(options.input, work)
    const checked = await checkDataset(
      dataset,
      async (ids) => new Set((await readDocuments(connection.client, ids)).keys()),
    )
    const comparison = await compareDataset(connection.client, checked)
    const documents = documentsToWrite(comparison, options.mode)
    const assets = await countAssets(connection, dataset)
    const report = {
      types: countTypes(comparison),
      written: documents.length,
      assets,
      leftOut: checked.leftOut,
      warnings: [],
    }
    if (options.dryRun || (documents.length === 0 && assets.missing === 0)) return report
    return { ...report, warnings: await write(connection, dataset, { ...checked, documents }, options) }
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

function documentsToWrite(comparison: Comparison, mode: ImportMode) {
  const there = comparison.filter(({ difference }) => difference !== 'new')
  if (mode === 'create' && there.length > 0) {
    const some = there.slice(0, 5).map(({ document }) => document._id)
    const names = [...some, ...(there.length > some.length ? ['…'] : [])].join(', ')
    throw new StartError(
      `Nothing was written: ${there.length} documents are there already (${names}). Say --missing to leave them or --replace to replace them.`,
    )
  }
  return comparison
    .filter(({ difference }) => difference === 'new' || (mode === 'replace' && difference === 'changed'))
    .map(({ document }) => document)
}

function countTypes(comparison: Comparison): ImportReport['types'] {
  const types: ImportReport['types'] = new Map()
  for (const { document, difference } of comparison.toSorted((a, b) =>
    a.document._type < b.document._type ? -1 : 1,
  )) {
    const counts = types.get(document._type) ?? { new: 0, changed: 0, same: 0 }
    counts[difference] += 1
    types.set(document._type, counts)
  }
  return types
}

async function countAssets({ client }: Connection, { assets }: Dataset): Promise<ImportReport['assets']> {
  if (assets.length === 0) return { missing: 0, present: 0 }
  const hashes: string[] = await client.fetch('*[_type in ["sanity.imageAsset", "sanity.fileAsset"]].sha1hash')
  const known = new Set(hashes)
  let present = 0
  for (const { url } of assets) if (known.has(sha1Of(await readFile(new URL(url))))) present += 1
  return { missing: assets.length - present, present }
}

/** @returns the warnings of the import */
async function write(
  { client, name }: Connection,
  dataset: Dataset,
  checked: CheckedDataset,
  { mode, onProgress }: ImportOptions,
): Promise<string[]> {
  let step = ''
  try {
    const { warnings } = await sanityImport(structuredClone(checked.documents), {
      client,
      operation: OPERATIONS[mode],
      assetMap: assetMapOf(dataset.notes),
      assetsBase: dataset.folder,
      unreferencedAssets: dataset.assets.map(({ kind, url }) => `${kind}#${url}`),
      onProgress: (event) => {
        if (event.step !== step) onProgress?.(event.step)
        step = event.step
      },
    })
    return warnings.map(({ message }) => message)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`${await state({ client, name }, checked)}\nThe reason: ${reason}`, error)
  }
}

/**
 * The metadata that @sanity/import sets on uploaded assets. Metadata without a placeholder come from a lake that
 * extracts less than the target, and would replace what the target extracted itself.
 */
function assetMapOf(notes: Dataset['notes']) {
  return Object.fromEntries(
    Object.entries(notes).map(([id, { metadata, ...note }]) => {
      const _type = id.startsWith('image-') ? ('sanity.imageAsset' as const) : ('sanity.fileAsset' as const)
      const isWhole = isRecord(metadata) && metadata.lqip !== undefined
      return [id, { ...note, ...(isWhole && { metadata }), _id: id, _type }]
    }),
  )
}

/** The progress of an interrupted import. */
async function state({ client, name }: Pick<Connection, 'client' | 'name'>, checked: CheckedDataset): Promise<string> {
  const comparison = await compareDataset(client, checked).catch(() => undefined)
  if (comparison === undefined) {
    return `The import stopped and ${name} does not answer: some documents may be written. Run it again with --replace.`
  }
  const whole = comparison.filter(({ difference }) => difference === 'same').length
  return (
    `The import stopped in the middle: ${whole} of ${comparison.length} documents are in ${name} as they should be, ` +
    'others may be missing, lack their pictures or hold weak references. Run it again with --replace to complete it.'
  )
}
