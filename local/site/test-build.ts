/**
 * The one production build of site and Studio that the browser tests and the check of page sizes share. The site is built
 * while the API cannot be reached, so that api-down.test.ts sees the first pages rendered without it and recovering. Each
 * is reused until its sources change.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts } from '../processes/free-ports.ts'
import { finish, startProcess, stopAll } from '../processes/processes.ts'
import { type Ports, stackEnvironment } from '../stack/stack-environment.ts'
import { fingerprint } from './fingerprint.ts'
import { buildStudio } from './studio.ts'

export const BUILD_FOLDER = '.next-test'

const SOURCES = [
  ...['components', 'lib', 'pages', 'public', 'local', 'packages', 'studio'],
  ...['instrumentation.ts', 'next.config.js', 'package-lock.json', 'proxy.ts', 'server.js', 'tsconfig.json'],
]

/** Folders that are generated, or that no page depends on. */
const IGNORED = [
  ...['bench', 'check', 'cluster', 'dependencies', 'drills', 'mirror', 'screenshots', 'smoke', '__tests__', 'testing'],
  ...['dist', 'node_modules', '.sanity'],
]

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
  const env = {
    ...stackEnvironment(ports, BUILD_FOLDER, dataFolder),
    // Given, so that no stand-in of the API is started: nothing listens there.
    API_BASE_URL: `http://127.0.0.1:${api}`,
    TYPES_ARE_CHECKED: 'yes',
    // For container.test.ts.
    NEXT_OUTPUT: 'standalone',
  }
  // As a developer makes it, so that the command is tested as well.
  await finish(startProcess('npm', ['run', 'build'], { stdio: 'pipe', env }), 'npm run build')
  writeFileSync(RECORD, JSON.stringify({ fingerprint: current, ports } satisfies Build))
}

/** Builds what is not fresh. @throws with the output of a failed build */
export async function makeSharedBuild(): Promise<void> {
  const current = fingerprint(SOURCES, (name) => IGNORED.includes(name) || name.startsWith('dist-'))
  const dataFolder = mkdtempSync(join(tmpdir(), 'bowerbird-test-'))
  try {
    await buildStudio(process.env)
    if (!isFresh(current)) await buildSite(current, dataFolder)
  } finally {
    await stopAll()
    rmSync(dataFolder, { recursive: true, force: true })
  }
}
