/** For Jest: a lake that ends with the test file, Sanity's client for it, datasets and pictures. */
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ClientConfig, createClient } from '@sanity/client'
import sharp from 'sharp'
import type { ContentLakeOptions } from '../src/server.ts'
import { later, temporaryFolder } from './later.ts'
import { type RawResponse, rawRequest } from './raw-request.ts'
import { spawnServer } from './spawn-server.ts'
import { startLake as startTestLake, type TestLake } from './test-lake.ts'

export { later, temporaryFolder }

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
export async function startLake(options: Partial<ContentLakeOptions> & { dataset?: Dataset } = {}): Promise<TestLake> {
  const { dataset, ...rest } = options
  const lake = await startTestLake({ seed: dataset && writeDataset(dataset), ...rest })
  later(lake.close)
  return lake
}

/** Runs the lake as a process; it is killed after the test. */
export function spawnLake(options: readonly string[], environment: Record<string, string> = {}) {
  return spawnServer('packages/content-lake/bin/content-lake.mjs', options, environment)
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

/** A request with any headers, Host included, which fetch() would not send. */
export function requestLake(
  { origin }: { origin: string },
  path: string,
  { body, ...options }: { method?: string; headers?: Record<string, string>; body?: string | Buffer } = {},
): Promise<RawResponse> {
  return rawRequest({ port: new URL(origin).port, path, ...options }, body)
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

/** The error with which a promise rejects; fails when it resolves. */
export async function failure(promise: PromiseLike<unknown>): Promise<unknown> {
  try {
    await promise
  } catch (error) {
    return error
  }
  throw new Error('It should have failed')
}
