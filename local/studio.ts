/**
 * Builds the Studio with Sanity's CLI into studio/dist, which the site serves under /studio (lib/studio).
 *
 * A build is reused until its sources change. It is built in a temporary folder and moved into place as a whole, so a
 * running site never serves a partial build, and concurrent commands do not conflict.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isNodeError } from './node-error.ts'
import { collectOutput, exitCode, startNode } from './processes.ts'

const STUDIO = 'studio'
const DIST = join(STUDIO, 'dist')
const FINGERPRINT = 'fingerprint'

/** Sources of the build: the Studio's folder, the rules it shares with the site, and the packages. */
const SOURCES = [STUDIO, 'lib', 'package-lock.json']

/** Generated folders below the sources. */
const MADE = ['dist', '.sanity', 'node_modules', 'tools']

function files(path: string): string[] {
  try {
    return readdirSync(path, { withFileTypes: true })
      .filter(({ name }) => !MADE.includes(name) && !name.startsWith('dist-'))
      .flatMap((entry) => (entry.isDirectory() ? files(join(path, entry.name)) : [join(path, entry.name)]))
      .sort()
  } catch (error) {
    if (isNodeError(error, 'ENOTDIR')) return [path]
    throw error
  }
}

function fingerprint(): string {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap(files)) hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

function builtFingerprint(): string | undefined {
  try {
    return readFileSync(join(DIST, FINGERPRINT), 'utf8')
  } catch {
    return undefined
  }
}

/** Whether studio/dist is missing or older than its sources. */
export function isStudioStale(): boolean {
  return builtFingerprint() !== fingerprint()
}

/**
 * Runs `sanity build` unless there is a fresh build; needs neither network nor account.
 * @returns the CLI's output when it failed, otherwise undefined
 */
export async function buildStudio(source: NodeJS.ProcessEnv): Promise<string | undefined> {
  const current = fingerprint()
  if (builtFingerprint() === current) return undefined
  const folder = `dist-${process.pid}`
  const cli = join('..', 'node_modules', 'sanity', 'bin', 'sanity')
  const building = startNode([cli, 'build', folder, '-y'], {
    cwd: STUDIO,
    stdio: 'pipe',
    env: { ...source, NODE_ENV: 'production', DO_NOT_TRACK: '1', NO_COLOR: '1' },
  })
  const output = collectOutput(building)
  const made = join(STUDIO, folder)
  try {
    if ((await exitCode(building)) !== 0) return output()
    mkdirSync(made, { recursive: true })
    writeFileSync(join(made, FINGERPRINT), current)
    rmSync(DIST, { recursive: true, force: true })
    renameSync(made, DIST)
    return undefined
  } finally {
    rmSync(made, { recursive: true, force: true })
  }
}
