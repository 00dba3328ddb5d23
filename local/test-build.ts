/**
 * The one production build of site and Studio that the browser tests and the check of page sizes share. The site is built
 * while the API cannot be reached, so that api-down.test.ts sees the first pages rendered without it and recovering. Each
 * is reused until its sources change.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fingerprint } from './fingerprint.ts'
import { freePorts } from './free-ports.ts'
import { build } from './next.ts'
import { finish, stopAll } from './processes.ts'
import { type Ports, stackEnvironment } from './stack-environment.ts'
import { startLake } from './stand-ins.ts'
import { buildStudio } from './studio.ts'

export const BUILD_FOLDER = '.next-test'

const SOURCES = [
  ...['components', 'lib', 'pages', 'public', 'local', 'studio'],
  ...['instrumentation.ts', 'next.config.js', 'package-lock.json', 'proxy.ts', 'server.js', 'tsconfig.json'],
]

/** Folders that are generated, or that no page depends on. */
const IGNORED = ['bench', 'cluster', 'commands', 'dist', 'node_modules', 'screenshots', 'tools', '.sanity']

/** What is known of the finished build. `ports` are those that its pages and headers name. */
type Build = { fingerprint: string; ports: Ports }

const RECORD = join(BUILD_FOLDER, 'browser-tests.json')

/** @throws when there is no finished build */
export function sharedBuild(): Build {
  return JSON.parse(readFileSync(RECORD, 'utf8'))
}

function isFresh(current: string): boolean {
  try {
    return sharedBuild().fingerprint === current
  } catch {
    return false
  }
}

async function buildSite(current: string, dataFolder: string): Promise<void> {
  rmSync(RECORD, { force: true })
  const [site = 0, api = 0, lake = 0] = await freePorts(3)
  const ports = { site, api, lake }
  const env = stackEnvironment(ports, BUILD_FOLDER, dataFolder)
  // No API: nothing listens on its port.
  await startLake(env)
  await finish(build({ ...env, TYPES_ARE_CHECKED: 'yes' }, 'pipe'), 'The build for the browser tests')
  writeFileSync(RECORD, JSON.stringify({ fingerprint: current, ports } satisfies Build))
}

/** Builds what is not fresh, both at the same time. @throws with the output of a failed build */
export async function makeSharedBuild(): Promise<void> {
  const current = fingerprint(SOURCES, (name) => IGNORED.includes(name) || name.startsWith('dist-'))
  const dataFolder = mkdtempSync(join(tmpdir(), 'bowerbird-test-'))
  try {
    await Promise.all([isFresh(current) ? undefined : buildSite(current, dataFolder), buildStudio(process.env)])
  } finally {
    await stopAll()
    rmSync(dataFolder, { recursive: true, force: true })
  }
}
