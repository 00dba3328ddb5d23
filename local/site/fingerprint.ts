/** Fingerprints of source files, so that a build is reused until they change. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

function files(path: string, ignored: (name: string) => boolean): string[] {
  if (statSync(path).isFile()) return [path]
  const names = readdirSync(path).filter((name) => !ignored(name))
  return names.sort().flatMap((name) => files(join(path, name), ignored))
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
