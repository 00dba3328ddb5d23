/** Exports a dataset with Sanity's own library, as an archive or as a folder of the repository. */
import { createReadStream, existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { exportDataset } from '@sanity/export'
import { unpackTar } from 'modern-tar/fs'
import { OWN_TYPES } from '../../lib/revalidation/server/webhook.ts'
import { CommandError } from '../processes/command.mjs'
import type { Connection } from './connection.ts'
import { writeFolder } from './folder-form.ts'

/** Types that belong to one dataset and are not exported: secrets of previews, and documents that the site itself writes. */
export const TYPES_OF_ONE_DATASET: ReadonlySet<string> = new Set([
  'sanity.previewUrlSecret',
  'sanity.previewUrlShareAccess',
  'sanity.vercelProtectionBypass',
  ...OWN_TYPES,
])

function isArchive(path: string): boolean {
  return /\.(tar\.gz|tgz)$/i.test(path)
}

/** @returns the folder that holds the documents: Sanity puts everything into one folder named after the export */
async function unpack(file: string, into: string): Promise<string> {
  await pipeline(createReadStream(file), createGunzip(), unpackTar(into))
  const [folder = ''] = await readdir(into)
  return join(into, folder)
}

/**
 * @param to a folder, or a file that ends in `.tar.gz` or `.tgz`
 * @throws CommandError when the archive exists, the folder holds something else, or the lake rejects the export
 */
export async function exportContent(
  { client, dataset, name }: Connection,
  to: string,
  options: { drafts: boolean },
): Promise<{ documentCount: number; assetCount: number }> {
  if (isArchive(to) && existsSync(to)) throw new CommandError(`${to} is there already: name another file.`)
  const work = await mkdtemp(join(tmpdir(), 'bowerbird-export-'))
  try {
    const archive = join(work, 'export.tar.gz')
    const result = await exportDataset({
      client,
      dataset,
      outputPath: archive,
      drafts: options.drafts,
      filterDocument: ({ _type }) => !TYPES_OF_ONE_DATASET.has(_type),
    }).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error)
      throw new CommandError(`Nothing was exported from ${name}: ${reason}`, error)
    })
    await mkdir(dirname(to), { recursive: true })
    if (isArchive(to)) await copyFile(archive, to)
    else await writeFolder(await unpack(archive, join(work, 'unpacked')), to)
    return result
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}
