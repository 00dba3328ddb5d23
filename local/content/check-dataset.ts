/** Validates a dataset before anything is written; reports every problem with file, line and field. */
import { basename } from 'node:path'
import { isRecord, type LakeDocument } from '../content-lake/dataset.ts'
import { readAssetFile } from '../content-lake/seed/asset-files.ts'
import { readLines, SeedError } from '../content-lake/seed/read-lines.ts'
import { StartError } from '../http/listen.ts'
import type { Dataset } from './open-dataset.ts'
import { OWN_TYPES } from './own-types.ts'

/** Maximum number of problems listed; the rest are only counted. */
const MAX_LISTED = 20

export type CheckedDataset = {
  documents: LakeDocument[]
  /** Number of documents that are skipped, because they belong to their own dataset only. */
  leftOut: number
  /** `image-<sha1>` or `file-<sha1>` of each `_sanityAsset` value; undefined for remote files. */
  assetIds: ReadonlyMap<string, string | undefined>
}

/** Returns which of these documents exist in the target dataset. */
export type FindExisting = (ids: readonly string[]) => Promise<ReadonlySet<string>>

type Found = { line: number; field: string; value: string }

/** @throws StartError with a line for each problem */
export async function checkDataset(dataset: Dataset, findExisting: FindExisting): Promise<CheckedDataset> {
  const file = basename(dataset.dataFile)
  const problems: Problem[] = []
  const report = ({ line, field }: Omit<Found, 'value'>, problem: string) =>
    problems.push({ line, message: new SeedError({ file, line, field }, problem).message })

  const documents: LakeDocument[] = []
  const references: Found[] = []
  const assets: Found[] = []
  let leftOut = 0
  for await (const { line, document } of readLines(dataset.dataFile)) {
    if (document._id.startsWith('_.') || OWN_TYPES.has(document._type)) {
      leftOut += 1
      continue
    }
    documents.push(document)
    for (const finding of survey(document)) {
      const location = { line, field: finding.field }
      if (finding.kind === 'broken text')
        report(location, 'it holds U+FFFD, the mark of text that was damaged on its way')
      else if (finding.kind === 'asset') assets.push({ ...location, value: finding.value })
      else references.push({ ...location, value: finding.value })
    }
  }

  const assetIds = new Map<string, string | undefined>()
  for (const found of assets) {
    if (assetIds.has(found.value)) continue
    try {
      assetIds.set(found.value, await identify(dataset.folder, found.value))
    } catch (error) {
      report(found, error instanceof Error ? error.message : String(error))
    }
  }

  const own = new Set(documents.map(({ _id }) => _id))
  const elsewhere = references.filter(({ value }) => !own.has(value))
  const existing = await findExisting([...new Set(elsewhere.map(({ value }) => value))])
  for (const found of elsewhere) {
    if (existing.has(found.value)) continue
    report(found, `"${found.value}" is in neither the import nor the dataset; a strong reference needs its document`)
  }
  if (problems.length > 0) throw new StartError(summary(problems))
  return { documents, leftOut, assetIds }
}

type Problem = { line: number; message: string }

function summary(problems: readonly Problem[]): string {
  const more = problems.length - MAX_LISTED
  const messages = problems.toSorted((a, b) => a.line - b.line).map(({ message }) => message)
  return [...messages.slice(0, MAX_LISTED), ...(more > 0 ? [`… and ${more} more`] : [])].join('\n')
}

type Finding = { kind: 'asset' | 'reference' | 'broken text'; field: string; value: string }

function* survey(value: unknown, field = ''): Generator<Finding> {
  if (typeof value === 'string' && value.includes('\ufffd')) yield { kind: 'broken text', field, value }
  if (Array.isArray(value)) for (const [index, item] of value.entries()) yield* survey(item, `${field}[${index}]`)
  if (!isRecord(value)) return
  const { _ref, _weak, _dataset } = value
  // References to another dataset are not checked.
  if (typeof _ref === 'string' && _weak !== true && _dataset === undefined) {
    yield { kind: 'reference', field: join(field, '_ref'), value: _ref }
  }
  for (const [key, child] of Object.entries(value)) {
    if (key === '_sanityAsset') {
      yield { kind: 'asset', field: join(field, key), value: typeof child === 'string' ? child : JSON.stringify(child) }
    } else yield* survey(child, join(field, key))
  }
}

function join(field: string, key: string): string {
  return field === '' ? key : `${field}.${key}`
}

/**
 * The future id of an asset, without size and extension.
 * @throws Error with the reason
 */
async function identify(folder: string, value: string): Promise<string | undefined> {
  const [, kind = '', address = ''] = /^(image|file)@(.+)$/.exec(value) ?? []
  if (/^https?:\/\/[^.]/.test(address) && URL.canParse(address)) return undefined
  const path = /^file:\/\/\.\/(.+)$/.exec(address)?.[1]
  if (path === undefined) {
    throw new Error(
      `${JSON.stringify(value)} must look like image@file://./images/name.png, file@file://./files/name.mp3 or image@https://…`,
    )
  }
  const { sha1 } = await readAssetFile(folder, kind, decodeURIComponent(path))
  return `${kind}-${sha1}`
}
