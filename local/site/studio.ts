/**
 * Builds the Studio with Sanity's CLI into studio/dist, which the site serves under /studio (lib/studio).
 *
 * A build is reused until its sources change. It is built in a temporary folder and moved into place as a whole, so a
 * running site never serves a partial build, and concurrent commands do not conflict.
 */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { finish, startNode } from '../processes/processes.ts'
import { fingerprint } from './fingerprint.ts'

const STUDIO = 'studio'
const DIST = join(STUDIO, 'dist')
const FINGERPRINT = 'fingerprint'

/** Sources of the build: the Studio's folder, the rules it shares with the site, the guide it shows, and the packages. */
const SOURCES = [STUDIO, 'lib', join('docs', 'EDITING.md'), 'package-lock.json']

/** Below the sources: generated folders, and those that a lint rule keeps out of the Studio. */
const IGNORED = ['dist', '.sanity', 'node_modules', 'tools', 'server']

function sourceFingerprint(): string {
  return fingerprint(SOURCES, (name) => IGNORED.includes(name) || name.startsWith('dist-'))
}

function builtFingerprint(): string | undefined {
  try {
    return readFileSync(join(DIST, FINGERPRINT), 'utf8')
  } catch {
    return undefined
  }
}

/**
 * Runs `sanity build` unless there is a fresh build; needs neither network nor account.
 * @throws CommandError with the CLI's output when it failed
 */
export async function buildStudio(source: NodeJS.ProcessEnv): Promise<void> {
  const current = sourceFingerprint()
  if (builtFingerprint() === current) return
  console.log('Building the Studio …')
  const folder = `dist-${process.pid}`
  const cli = join('..', 'node_modules', 'sanity', 'bin', 'sanity')
  const building = startNode([cli, 'build', folder, '-y'], {
    cwd: STUDIO,
    stdio: 'pipe',
    env: { ...source, NODE_ENV: 'production', DO_NOT_TRACK: '1', NO_COLOR: '1' },
  })
  const made = join(STUDIO, folder)
  try {
    await finish(building, 'The build of the Studio')
    mkdirSync(made, { recursive: true })
    writeFileSync(join(made, FINGERPRINT), current)
    rmSync(DIST, { recursive: true, force: true })
    renameSync(made, DIST)
  } finally {
    rmSync(made, { recursive: true, force: true })
  }
}
