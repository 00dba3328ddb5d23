/**
 * The canonical form of a dataset in the repository, made from an unpacked export: readable by Sanity's tools, and
 * byte-identical for identical content, so that git shows real differences only.
 *
 * Documents are sorted by id and their fields by name. What is specific to one lake is omitted: revisions of documents,
 * and what each lake computes anew of an asset. Files have their real extension, which @sanity/export keeps only when it has
 * no digit (`<sha1>-mp3.bin`).
 */
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isLakeDocument, isRecord } from '@bowerbird/content-lake/dataset'
import { DATA_FILE } from '@bowerbird/content-lake/seed'
import { CommandError } from '../processes/command.mjs'

/** Contents of a dataset folder; other files in it are left alone. */
const PARTS = [DATA_FILE, 'assets.json', 'images', 'files'] as const

/**
 * Replaces the dataset in a folder.
 * @param unpacked folder of an unpacked export
 * @throws CommandError when the target contains something else
 */
export async function writeFolder(unpacked: string, target: string): Promise<void> {
  await refuseOther(target)
  for (const part of PARTS) await rm(join(target, part), { recursive: true, force: true })
  await copyAssets(unpacked, target)
  const text = await readFile(join(unpacked, DATA_FILE), 'utf8')
  await writeFile(join(target, DATA_FILE), canonicalLines(text))
  const notes: unknown = JSON.parse(await readFile(join(unpacked, 'assets.json'), 'utf8'))
  await writeFile(join(target, 'assets.json'), canonicalNotes(notes))
}

/** Fields of an image's metadata whose value depends on the library that scales the image. */
const SCALED: ReadonlySet<string> = new Set(['blurHash', 'lqip', 'palette', 'thumbHash'])

/** Rejects a folder with files but no dataset, which was probably named by mistake. */
async function refuseOther(target: string): Promise<void> {
  const names: string[] = await readdir(target).catch(() => [])
  if (names.length === 0 || names.includes(DATA_FILE)) return
  throw new CommandError(
    `${target} holds files, but no ${DATA_FILE}: name an empty folder or one that holds a dataset.`,
  )
}

async function copyAssets(from: string, to: string): Promise<void> {
  for (const kind of ['images', 'files']) {
    await mkdir(join(to, kind), { recursive: true })
    for (const name of await readdir(join(from, kind))) {
      await copyFile(join(from, kind, name), join(to, kind, withExtensions(name)))
    }
  }
}

/** Replaces names of files by those with their real extension. */
function withExtensions(text: string): string {
  return text.replaceAll(/\b([0-9a-f]{40})-([a-z0-9]+)\.bin\b/g, '$1.$2')
}

function canonicalLines(text: string): string {
  const documents = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line): unknown => JSON.parse(line))
    .filter(isLakeDocument)
    .toSorted((a, b) => (a._id < b._id ? -1 : 1))
    .map(({ _rev, ...document }) => `${JSON.stringify(sortKeys(document))}\n`)
  return withExtensions(documents.join(''))
}

/** Asset metadata without the system fields of the original lake, and without what depends on its library. */
function canonicalNotes(notes: unknown): string {
  const canonical = Object.entries(isRecord(notes) ? notes : {}).map(([id, note]) => [id, canonicalNote(note)])
  return `${JSON.stringify(sortKeys(Object.fromEntries(canonical)), null, 2)}\n`
}

function canonicalNote(note: unknown): unknown {
  if (!isRecord(note)) return note
  const own = omit(note, (field) => field.startsWith('_'))
  return isRecord(own.metadata) ? { ...own, metadata: omit(own.metadata, (field) => SCALED.has(field)) } : own
}

function omit(record: Record<string, unknown>, isOmitted: (field: string) => boolean): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([field]) => !isOmitted(field)))
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sortKeys(value[key])]),
  )
}
