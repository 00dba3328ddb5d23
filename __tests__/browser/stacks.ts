/**
 * The stacks of the browser tests: a site, a Content Lake and an API for each Jest worker, on ports, data and a build folder of its own.
 * So test files run side by side though they edit content and break the API, and a site that runs on the same machine is not disturbed.
 *
 * One build serves all: a build holds the addresses it was made for (its policy, its pictures), so the copies are told theirs.
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { localEnvironment } from '../../local/environment.ts'
import { freePorts } from '../../local/free-ports.ts'

type Ports = { site: number; api: number; lake: number }

export type Stack = { folder: string; ports: Ports; env: NodeJS.ProcessEnv }

/** Variables that tell a worker's test files where their stack is. */
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

/** Makes up `count` stacks; nothing runs yet, but their data folders exist. */
export async function planStacks(count: number, source: NodeJS.ProcessEnv): Promise<Stack[]> {
  const ports = await freePorts(count * 3)
  return Array.from({ length: count }, (_, index) => {
    const [site = 0, api = 0, lake = 0] = ports.slice(index * 3)
    return stack(index + 1, { site, api, lake }, source)
  })
}

/** What of a build is text and may hold an address. */
const TEXT = new Set(['.html', '.js', '.json', '.body', '.meta'])

/** Copies a build for another stack and puts that one's ports for the first one's. */
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

/** Tells all workers, which are started later, about the stacks. */
export function announceStacks(stacks: readonly Stack[]): void {
  process.env.BROWSER_TEST_STACKS = JSON.stringify(
    stacks.map(({ env }) => Object.fromEntries(TOLD.map((name) => [name, env[name]]))),
  )
}

/** Every stack that was announced: what its test files find in `process.env`. */
export function announcedStacks(): Record<string, string>[] {
  return JSON.parse(process.env.BROWSER_TEST_STACKS ?? '[]')
}

/** Puts the variables of this worker's own stack into `process.env`. */
export function enterStack(): void {
  const worker = Number(process.env.JEST_WORKER_ID)
  const own = announcedStacks()[worker - 1]
  if (!own) throw new Error(`There is no stack for worker ${worker}: run the browser tests with "npm test"`)
  Object.assign(process.env, own)
}
