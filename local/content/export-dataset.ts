/** Exports a dataset with Sanity's own library, and verifies the result before it replaces anything. */
import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { exportDataset } from '@sanity/export'
import { DATA_FILE } from '../content-lake/seed/read-lines.ts'
import { StartError } from '../http/listen.ts'
import { unpack } from './archive.ts'
import type { Connection } from './connection.ts'
import { writeFolder } from './folder-form.ts'
import { OWN_TYPES } from './own-types.ts'

/** Always exported, because @sanity/export would omit the images from an export limited to some types. */
const ASSET_TYPES = ['sanity.imageAsset', 'sanity.fileAsset']

export type ExportOptions = {
  /** A folder, or a file that ends in `.tar.gz` or `.tgz`. */
  to: string
  drafts: boolean
  /** Empty for all types. */
  types: readonly string[]
  /** Whether an existing archive may be replaced. */
  overwrite: boolean
}

export type ExportResult = { documents: number; assets: number }

export function isArchive(path: string): boolean {
  return /\.(tar\.gz|tgz)$/i.test(path)
}

/**
 * @throws StartError when the target exists, when the lake rejects the export, or when a file used by documents is
 *   missing
 */
export async function exportContent(connection: Connection, options: ExportOptions): Promise<ExportResult> {
  const { to, drafts, types, overwrite } = options
  if (isArchive(to) && !overwrite && existsSync(to)) {
    throw new StartError(`${to} is there already: name another file, or say --overwrite.`)
  }
  const work = await mkdtemp(join(tmpdir(), 'bowerbird-export-'))
  try {
    const archive = join(work, 'export.tar.gz')
    const { documentCount, assetCount } = await exportDataset({
      client: connection.client,
      dataset: connection.dataset,
      outputPath: archive,
      drafts,
      types: types.length === 0 ? undefined : [...types, ...ASSET_TYPES],
      filterDocument: ({ _type }) => !OWN_TYPES.has(_type),
    }).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error)
      throw new StartError(`Nothing was exported from ${connection.name}: ${reason}`, error)
    })
    const unpacked = await unpack(archive, join(work, 'unpacked'))
    await refuseLostAssets(unpacked)
    if (isArchive(to)) await replaceFile(archive, to)
    else await writeFolder(unpacked, to)
    return { documents: documentCount, assets: assetCount }
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

/** Fails on missing files: @sanity/export skips them, and the export could not be imported anywhere. */
async function refuseLostAssets(folder: string): Promise<void> {
  const text = await readFile(join(folder, DATA_FILE), 'utf8')
  const lost: string[] = []
  for (const line of text.split('\n')) {
    for (const [, path = ''] of line.matchAll(/"_sanityAsset":"\w+@file:\/\/\.\/([^"]+)"/g)) {
      if (!existsSync(join(folder, path))) lost.push(`${JSON.parse(line)._id} uses ${path}`)
    }
  }
  if (lost.length > 0) throw new StartError(`Nothing was exported: the lake has lost files.\n${lost.join('\n')}`)
}

/** Keeps the old file until the new one is complete. */
async function replaceFile(from: string, to: string): Promise<void> {
  const partial = `${to}.partial`
  await mkdir(dirname(to), { recursive: true })
  await copyFile(from, partial)
  await rename(partial, to)
}
