import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ClientConfig, createClient } from '@sanity/client'
import sharp from 'sharp'
import { type ContentLake, type ContentLakeOptions, startContentLake } from '../../../local/content-lake/server.ts'

const leftovers: (() => unknown)[] = []

/** Runs after the tests of the file. */
export function later(work: () => unknown): void {
  leftovers.unshift(work)
}

afterAll(async () => {
  for (const work of leftovers.splice(0)) await work()
})

/** A folder that is deleted after the tests of the file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bowerbird-lake-'))
  later(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

export type Dataset = {
  /** One per line: documents, or raw text. */
  lines: readonly (string | Record<string, unknown>)[]
  /** Contents by their path in the folder. */
  files?: Readonly<Record<string, Buffer | string>>
}

/** Writes a dataset folder as `sanity dataset export` does. */
export function writeDataset({ lines, files = {} }: Dataset, folder = temporaryFolder()): string {
  for (const name of ['images', 'files']) mkdirSync(join(folder, name), { recursive: true })
  const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line)))
  writeFileSync(join(folder, 'data.ndjson'), `${text.join('\n')}\n`)
  for (const [path, bytes] of Object.entries(files)) writeFileSync(join(folder, path), bytes)
  return folder
}

/** Starts a lake on a free port, closed after the tests of the file. */
export async function startLake(
  options: Partial<ContentLakeOptions> & { dataset?: Dataset } = {},
): Promise<ContentLake> {
  const lake = await startContentLake({
    port: options.port ?? 0,
    dataDir: options.dataDir ?? temporaryFolder(),
    seedDir: options.dataset === undefined ? options.seedDir : writeDataset(options.dataset),
    ephemeralTypes: options.ephemeralTypes,
  })
  later(lake.close)
  return lake
}

export type LakeProcess = {
  child: ChildProcess
  /** Rejects when it ends before it is ready. */
  origin: Promise<string>
  ended: Promise<{ code: number | null; output: string; errors: string }>
}

/** Runs the lake as a process, without any variable of the site; it is killed after the tests of the file. */
export function spawnLake(options: readonly string[], environment: Record<string, string> = {}): LakeProcess {
  const child = spawn(process.execPath, ['local/content-lake/main.ts', ...options], {
    env: { PATH: process.env.PATH, NODE_ENV: 'test', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  later(() => child.kill('SIGKILL'))
  let output = ''
  let errors = ''
  child.stderr.on('data', (chunk) => (errors += String(chunk)))
  const ended = new Promise<Awaited<LakeProcess['ended']>>((resolve) =>
    child.on('close', (code) => resolve({ code, output, errors })),
  )
  const origin = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      output += String(chunk)
      const found = /^ready (http:\S+)$/m.exec(output)?.[1]
      if (found !== undefined) resolve(found)
    })
    void ended.then(() => reject(new Error(`The lake ended: ${errors}`)))
  })
  // Processes that are expected to end have no origin.
  origin.catch(() => undefined)
  return { child, origin, ended }
}

/** Sanity's real client, configured for a lake as the site does. */
export function clientOf({ origin }: { origin: string }, config: Partial<ClientConfig> = {}) {
  return createClient({
    projectId: 'localdemo',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: origin,
    useProjectHostname: false,
    useCdn: false,
    maxRetries: 0,
    ...config,
  })
}

export type Answer = { status: number; headers: IncomingHttpHeaders; bytes: Buffer; json: () => unknown }

/** A request with any headers, Host included, which fetch() would not send. */
export function ask(
  { origin }: { origin: string },
  path: string,
  options: { method?: string; headers?: Record<string, string>; body?: string | Buffer } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { method = 'GET', headers = {}, body } = options
    const sent = request(`${origin}${path}`, { method, headers: { connection: 'close', ...headers } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const bytes = Buffer.concat(chunks)
        const json = (): unknown => JSON.parse(bytes.toString())
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, json })
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

export function sha1(bytes: Buffer | string): string {
  return createHash('sha1').update(bytes).digest('hex')
}

/** A picture full of detail, the same for the same seed: size and quality affect its bytes. */
export async function picture(
  format: 'jpeg' | 'png' | 'webp',
  width: number,
  height: number,
  options: { seed?: number; alpha?: boolean } = {},
): Promise<Buffer> {
  const { seed = 1, alpha = false } = options
  const channels = alpha ? 4 : 3
  const raw = Buffer.alloc(width * height * channels)
  for (let index = 0; index < raw.length; index += 1) {
    const pixel = Math.floor(index / channels)
    const wave = Math.sin((pixel % width) / (7 + (index % channels))) + Math.cos(Math.floor(pixel / width) / 5 + seed)
    raw[index] = Math.round(128 + wave * 60)
  }
  return sharp(raw, { raw: { width, height, channels } }).toFormat(format).toBuffer()
}

/** Integers from 0 below a limit, the same sequence for the same seed. */
export function randomFrom(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    // A linear congruential generator (Numerical Recipes); its high bits are good enough for tests.
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}

/** The error with which a promise rejects; fails when it resolves. */
export async function failure(promise: PromiseLike<unknown>): Promise<unknown> {
  try {
    await promise
  } catch (error) {
    return error
  }
  throw new Error('It should have failed')
}
