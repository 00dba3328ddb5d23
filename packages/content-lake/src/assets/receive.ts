/** Streams the bytes of an upload to disk, so that a film need not fit into memory. */
import { createHash, randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { HttpError, readChunks } from '../../server/json.ts'

/** An upload in a temporary file, with its hash and size. The caller moves or removes the file. */
export type Received = { file: string; size: number; sha1: string }

/**
 * @param request the body, in chunks of bytes
 * @param folder for the temporary file
 * @param limit largest upload, in bytes
 * @throws HttpError 413 when it is larger, 400 when it is empty or incomplete; the temporary file is removed then
 */
export async function receive(request: AsyncIterable<unknown>, folder: string, limit: number): Promise<Received> {
  const file = join(folder, randomUUID())
  const hash = createHash('sha1')
  const tooLarge = `The upload is too large: at most ${Math.floor(limit / 1024 / 1024)} MB are accepted`
  let size = 0
  try {
    const handle = await open(file, 'wx')
    try {
      for await (const chunk of readChunks(request, limit, tooLarge)) {
        size += chunk.length
        hash.update(chunk)
        await handle.writeFile(chunk)
      }
      await handle.sync()
    } finally {
      await handle.close()
    }
    if (size === 0) throw new HttpError(400, 'The upload is empty')
    return { file, size, sha1: hash.digest('hex') }
  } catch (error) {
    await rm(file, { force: true })
    throw error
  }
}
