/** The bytes of images and files, on disk by SHA-1. Their metadata are ordinary documents. */
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { open, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export type AssetFiles = {
  /** Absolute path of an asset's bytes, whether they exist or not. */
  pathOf: (sha1: string, extension: string) => string
  /** Stores bytes once; they are on disk when the promise resolves. */
  keep: (bytes: Buffer, sha1: string, extension: string) => Promise<void>
  /** Folder for incomplete uploads, on the same disk. It is emptied at the start. */
  incoming: string
  /** Moves a file on the same disk into the store, once; a duplicate stays where it is. */
  adopt: (file: string, sha1: string, extension: string) => Promise<void>
}

export function sha1Of(bytes: Buffer | string): string {
  return createHash('sha1').update(bytes).digest('hex')
}

/** Opens or creates `<folder>/assets`. */
export function openAssetFiles(folder: string): AssetFiles {
  const root = join(folder, 'assets')
  const incoming = join(root, 'incoming')
  rmSync(incoming, { recursive: true, force: true })
  mkdirSync(incoming, { recursive: true })
  function pathOf(sha1: string, extension: string): string {
    return join(root, `${sha1}.${extension}`)
  }
  return {
    pathOf,
    keep: async (bytes, sha1, extension) => {
      const path = pathOf(sha1, extension)
      if (existsSync(path)) return
      const partial = join(incoming, randomUUID())
      await writeFile(partial, bytes, { flush: true })
      await rename(partial, path)
    },
    incoming,
    adopt: async (file, sha1, extension) => {
      const path = pathOf(sha1, extension)
      if (existsSync(path)) return
      await rename(file, path)
      await syncFolder(root)
    },
  }
}

/** Flushes a folder, so that a new name in it survives a power cut. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
