/** Unpacks archives written by `sanity dataset export`. */
import { createReadStream } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { unpackTar } from 'modern-tar/fs'
import { DATA_FILE } from '../content-lake/seed/read-lines.ts'
import { StartError } from '../http/listen.ts'

/**
 * Unpacks a `.tar.gz` (the library rejects names and links that lead out of the folder).
 * @param into a dedicated folder, created when missing
 * @returns the folder that holds the documents: Sanity puts everything into one folder named after the export
 * @throws StartError when the file is not such an archive
 */
export async function unpack(file: string, into: string): Promise<string> {
  await mkdir(into, { recursive: true })
  try {
    await pipeline(createReadStream(file), createGunzip(), unpackTar(into))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`${file} cannot be unpacked: ${reason}`, error)
  }
  const paths = await readdir(into, { recursive: true })
  const data = paths.find((path) => path.split(/[\\/]/).at(-1) === DATA_FILE)
  if (data === undefined) throw new StartError(`${file} holds no ${DATA_FILE}`)
  return join(into, data, '..')
}
