/** Unpacks archives written by `sanity dataset export`. */
import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { unpackTar } from 'modern-tar/fs'

/**
 * Unpacks a `.tar.gz`.
 * @returns the folder that holds the documents: Sanity puts everything into one folder named after the export
 */
export async function unpack(file: string, into: string): Promise<string> {
  await pipeline(createReadStream(file), createGunzip(), unpackTar(into))
  const [folder = ''] = await readdir(into)
  return join(into, folder)
}
