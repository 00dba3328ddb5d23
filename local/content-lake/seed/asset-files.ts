/** The images and files of a dataset folder, with what `assets.json` notes about them. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { resolveInside } from '../../http/send-file.ts'
import { isRecord } from '../dataset.ts'
import { type ImageFacts, inspectImage } from '../images/inspect.ts'
import { sha1Of } from '../store/assets.ts'
import { SeedError } from './read-lines.ts'

/** The files in `images/` and `files/`, by their path in the folder. */
export async function listAssetFiles(folder: string): Promise<{ kind: 'image' | 'file'; path: string }[]> {
  const lists = (['image', 'file'] as const).map(async (kind) => {
    const names = await readdir(join(folder, `${kind}s`)).catch(() => [])
    const own = names.filter((name) => !name.startsWith('.')).sort()
    return own.map((name) => ({ kind, path: `${kind}s/${name}` }))
  })
  return (await Promise.all(lists)).flat()
}

/**
 * @param path in the folder, decoded
 * @returns the bytes, and the facts of an image
 * @throws Error with the reason. A file outside the folder is rejected: a foreign dataset could name any file of this
 *   machine
 */
export async function readAssetFile(
  folder: string,
  kind: string,
  path: string,
): Promise<{ bytes: Buffer; sha1: string; facts?: ImageFacts }> {
  const real = await resolveInside(folder, path)
  if (real === undefined) throw new Error(`the file ${path} does not exist in the dataset's folder`)
  const bytes = await readFile(real)
  const file = { bytes, sha1: sha1Of(bytes) }
  if (kind !== 'image') return file
  const facts = await inspectImage(bytes).catch((error: unknown) => {
    throw new Error(`the file ${path} is not an image (${error instanceof Error ? error.message : error})`)
  })
  return { ...file, facts }
}

/** Notes by `image-<sha1>` and `file-<sha1>`; none without `assets.json`. @throws SeedError when they are malformed */
export async function readNotes(folder: string): Promise<Record<string, Record<string, unknown>>> {
  const text = await readFile(join(folder, 'assets.json'), 'utf8').catch(() => '{}')
  let notes: unknown
  try {
    notes = JSON.parse(text)
  } catch (error) {
    throw new SeedError({ file: 'assets.json' }, 'it is not JSON', error)
  }
  const wrong = new SeedError({ file: 'assets.json' }, 'it must be a JSON object of objects')
  if (!isRecord(notes)) throw wrong
  return Object.fromEntries(
    Object.entries(notes).map(([id, note]) => {
      if (!isRecord(note)) throw wrong
      return [id, note]
    }),
  )
}
