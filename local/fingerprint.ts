/** Fingerprints of source files, so that a build is reused until they change. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isNodeError } from './node-error.ts'

function files(path: string, ignored: (name: string) => boolean): string[] {
  try {
    return readdirSync(path, { withFileTypes: true })
      .filter(({ name }) => !ignored(name))
      .flatMap((entry) => {
        const child = join(path, entry.name)
        return entry.isDirectory() ? files(child, ignored) : [child]
      })
      .sort()
  } catch (error) {
    if (isNodeError(error, 'ENOTDIR')) return [path]
    throw error
  }
}

/**
 * Hash of the names and contents of files.
 * @param sources files and folders
 * @param ignored whether a file or folder of this name is left out
 */
export function fingerprint(sources: readonly string[], ignored: (name: string) => boolean): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((source) => files(source, ignored))) {
    hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}
