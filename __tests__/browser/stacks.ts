/**
 * The stacks of the browser tests: a site, a Content Lake and an API for each Jest worker, with their own ports,
 * data and build folder, so that test files run in parallel though they edit content and break the API. One build
 * is copied for all; the origins that it holds (policy, pictures) are replaced in each copy.
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { localEnvironment } from '../../local/environment.ts'
import { freePorts } from '../../local/free-ports.ts'

type Ports = { site: number; api: number; lake: number }

export type Stack = { folder: string; ports: Ports; env: NodeJS.ProcessEnv }

/** Environment variables that tell a worker's test files where their stack is. */
const TOLD = [
  'PORT',
  'LOCAL_API_PORT',
  'LOCAL_LAKE_PORT',
  'LOCAL_DATA_DIR',
  'LOCAL_WEBHOOK_URL',
  'NEXT_DIST_DIR',
  'SANITY_WEBHOOK_SECRET',
  'SITE_ORIGIN',
  'API_ORIGIN',
  'LAKE_ORIGIN',
] as const

function stack(number: number, ports: Ports, source: NodeJS.ProcessEnv): Stack {
  const folder = number === 1 ? '.next-test' : `.next-test-${number}`
  const env = localEnvironment({
    ...source,
    PORT: String(ports.site),
    LOCAL_API_PORT: String(ports.api),
    LOCAL_LAKE_PORT: String(ports.lake),
    LOCAL_DATA_DIR: mkdtempSync(join(tmpdir(), 'bowerbird-test-')),
    NEXT_DIST_DIR: folder,
    SITE_ORIGIN: `http://localhost:${ports.site}`,
    API_ORIGIN: `http://127.0.0.1:${ports.api}`,
    LAKE_ORIGIN: `http://127.0.0.1:${ports.lake}`,
    // A test would wait a minute for the second batch of broken links.
    BROKEN_LINKS_SECONDS: '2',
  })
  return { folder, ports, env }
}

/** Plans `count` stacks and creates their data folders; starts nothing. */
export async function planStacks(count: number, source: NodeJS.ProcessEnv): Promise<Stack[]> {
  const ports = await freePorts(count * 3)
  return Array.from({ length: count }, (_, index) => {
    const [site = 0, api = 0, lake = 0] = ports.slice(index * 3)
    return stack(index + 1, { site, api, lake }, source)
  })
}

/** Text files of a build, which may hold an origin. */
const TEXT = new Set(['.html', '.js', '.json', '.body', '.meta'])

/** Copies a build for another stack and replaces the first one's ports with its own. */
export function copyBuild(from: Stack, to: Stack): void {
  rmSync(to.folder, { recursive: true, force: true })
  cpSync(from.folder, to.folder, { recursive: true, filter: (path) => path !== join(from.folder, 'cache') })
  const changes = (['site', 'api', 'lake'] as const).map((name) => [from.ports[name], to.ports[name]] as const)
  const ports = new Map(changes)
  const addresses = new RegExp(`(localhost|127\\.0\\.0\\.1):(${[...ports.keys()].join('|')})\\b`, 'g')
  for (const entry of readdirSync(to.folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXT.has(extname(entry.name))) continue
    const path = join(entry.parentPath, entry.name)
    const text = readFileSync(path, 'utf8')
    const told = text.replace(addresses, (_, host: string, port: string) => `${host}:${ports.get(Number(port))}`)
    if (told !== text) writeFileSync(path, told)
  }
}

/** Passes the stacks on to all workers, which are started later. */
export function announceStacks(stacks: readonly Stack[]): void {
  process.env.BROWSER_TEST_STACKS = JSON.stringify(
    stacks.map(({ env }) => Object.fromEntries(TOLD.map((name) => [name, env[name]]))),
  )
}

/** Every stack that was passed on: what its test files find in `process.env`. */
export function announcedStacks(): Record<string, string>[] {
  return JSON.parse(process.env.BROWSER_TEST_STACKS ?? '[]')
}

/** Puts the variables of this worker's stack into `process.env`. */
export function enterStack(): void {
  const worker = Number(process.env.JEST_WORKER_ID)
  const own = announcedStacks()[worker - 1]
  if (!own) throw new Error(`There is no stack for worker ${worker}: run the browser tests with "npm test"`)
  Object.assign(process.env, own)
}
