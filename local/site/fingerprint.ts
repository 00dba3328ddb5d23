/** Fingerprints of source files, so that a build is reused until they change. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What `next build` reads: the site, its configuration, and the content that its pages are rendered from. */
const SITE_SOURCES = [
  ...['components', 'lib', 'pages', 'public', join('local', 'demo', 'content')],
  ...[
    'instrumentation.ts',
    'next.config.js',
    'package.json',
    'package-lock.json',
    'proxy.ts',
    'server.js',
    'tsconfig.json',
  ],
]

function files(path: string, ignored: (name: string) => boolean): string[] {
  if (statSync(path).isFile()) return [path]
  const names = readdirSync(path).filter((name) => !ignored(name))
  return names.sort().flatMap((name) => files(join(path, name), ignored))
}

/**
 * Hash of the names and contents of files.
 * @param sources files and folders
 * @param ignored whether a file or folder of this name is left out; by default none is
 */
export function fingerprint(sources: readonly string[], ignored: (name: string) => boolean = () => false): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((source) => files(source, ignored))) {
    hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

/** Changes with every source of a build of the site, and with nothing else. */
export function siteFingerprint(): string {
  return fingerprint(SITE_SOURCES)
}
