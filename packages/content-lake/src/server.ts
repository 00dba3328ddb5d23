/** Starts the local Content Lake. */
import { createServer, type ServerOptions } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { join } from 'node:path'
import { listen, once } from '../server/listen.ts'
import { openAccountDatabase } from './account/database.ts'
import { type Clock, createTestClock, MACHINE_CLOCK } from './clock.ts'
import { DEFAULT_DATASET, DEFAULT_PROJECT } from './dataset.ts'
import { claimFolder } from './datasets/claim.ts'
import { cloneSeed } from './datasets/copy.ts'
import { openDatasets } from './datasets/datasets.ts'
import { createSnapshots } from './datasets/snapshots.ts'
import { createAccessRules } from './http/access.ts'
import { createFaults } from './http/faults.ts'
import type { LakeContext } from './http/route.ts'
import { createRouter } from './http/router.ts'
import { createUpgradeHandler } from './http/socket.ts'
import { createWarnings } from './http/warnings.ts'
import { createImageCache } from './images/cache.ts'
import type { ContentLake, ContentLakeOptions } from './lake.ts'
import { createPresenceSockets } from './presence/sockets.ts'
import { createQueryPool } from './reader/pool.ts'
import { seedIfNew } from './seed/seed.ts'
import { certificateIn } from './tls.ts'
import { tokenIn } from './token.ts'
import { parseQueries } from './webhook/events.ts'
import { startWebhook } from './webhook/webhook.ts'

export type { AccessOptions, ContentLake, ContentLakeOptions, Snapshots, WebhookOptions } from './lake.ts'

/** Size of the cache of transformed images, in bytes. */
const IMAGE_CACHE_BYTES = 64 * 1024 * 1024

/** Largest request header, in bytes: @sanity/client puts queries of up to 11 KB, percent-encoded, in the URL. */
const MAX_HEADER_BYTES = 64 * 1024

/** Longest evaluation of a query, in milliseconds, as on Sanity. */
const QUERY_TIMEOUT_MS = 60_000

/** What a lake has to close, the last first. */
type Closing = (() => void | Promise<void>)[]

/**
 * Seeds a new lake, then listens on loopback.
 * @throws StartError (one clear line) when the port is taken, the data folder cannot be used or is in use, or the seed is
 *   invalid
 */
export async function startContentLake(options: ContentLakeOptions): Promise<ContentLake> {
  // Fails before anything is opened.
  if (options.webhook !== undefined) parseQueries(options.webhook)
  const closing: Closing = []
  const close = once(async () => {
    for (const step of closing.reverse()) await step()
  })
  try {
    return { ...(await start(options, closing)), close }
  } catch (error) {
    await close()
    throw error
  }
}

async function start(options: ContentLakeOptions, closing: Closing): Promise<Omit<ContentLake, 'close'>> {
  const { project = DEFAULT_PROJECT, ephemeralTypes, queryTimeoutMs = QUERY_TIMEOUT_MS, seed } = options
  const names = options.datasets?.length ? options.datasets : [DEFAULT_DATASET]
  const folder = join(options.dataDir, 'content-lake')
  const claim = claimFolder(folder)
  closing.push(claim.release)
  const pool = createQueryPool(queryTimeoutMs)
  closing.push(pool.close)
  let origin = ''
  const testClock = options.hasClock ? createTestClock() : undefined
  const clock = testClock ?? MACHINE_CLOCK
  const faults = options.hasFaults ? createFaults() : undefined
  const datasets = openDatasets(folder, names, { project, ephemeralTypes, clock }, pool, () => origin)
  closing.push(datasets.close)
  const [first = DEFAULT_DATASET] = names
  if (seed !== undefined) await seedIfNew(seed, datasets.get(first))
  const account = openAccountDatabase(folder)
  closing.push(account.close)
  const { tokens } = options.access ?? {}
  const access = { ...options.access, tokens: tokens?.length === 0 ? [tokenIn(folder)] : tokens }
  const snapshots = createSnapshots(folder, datasets)
  const controls = new Map([
    ...(faults ? ([['/faults', faults.set]] as const) : []),
    ...(testClock ? ([['/clock', testClock.set]] as const) : []),
  ])
  const parts = { project, datasets, snapshots, account, first, folder, controls, faults, clock }
  const listening = await serve(parts, { ...options, access }, closing)
  origin = listening.origin
  claim.announce(origin)
  const clone = (target: string) => void cloneSeed(folder, datasets, { source: first, target })
  return { ...listening, tokens: access.tokens, project, snapshots, cloneSeed: clone }
}

type Parts = Pick<LakeContext, 'project' | 'datasets' | 'snapshots' | 'account' | 'folder' | 'controls' | 'faults'> & {
  first: string
  clock: Clock
}

/** The server, and where it is to listen. */
function createListener(folder: string, { host = '127.0.0.1', access, hasTls = false }: ContentLakeOptions) {
  const options: ServerOptions = { maxHeaderSize: MAX_HEADER_BYTES }
  // A name is better than "everywhere" in the URLs of assets, which other machines load.
  const [name] = access?.hosts ?? []
  const isEverywhere = host === '0.0.0.0' || host === '::'
  const names = [...(access?.hosts ?? []), ...(isEverywhere ? [] : [host])]
  if (!hasTls) return { server: createServer(options), host, name, names, protocol: 'http' as const }
  const certificate = certificateIn(join(folder, 'tls'), names)
  return { server: createTlsServer({ ...options, ...certificate }), host, name, names, protocol: 'https' as const }
}

/** Listens, and begins to deliver the webhook. */
async function serve(
  { first, clock, ...parts }: Parts,
  options: ContentLakeOptions,
  closing: Closing,
): Promise<{ origin: string; port: number }> {
  const { port, webhook: webhookOptions, isStrict = false } = options
  const { server, host, name, names, protocol } = createListener(parts.folder, options)
  const service = 'Local Content Lake'
  const bound = await listen(server, { port, host, protocol, service, variable: '--port or CONTENT_LAKE_PORT' })
  const listening = name === undefined ? bound : { ...bound, origin: `${protocol}://${name}:${bound.port}` }
  const access = createAccessRules({ ...options.access, hosts: names })
  const ending = new AbortController()
  const context: LakeContext = {
    ...parts,
    cache: createImageCache(IMAGE_CACHE_BYTES),
    closing: ending.signal,
    origin: listening.origin,
    access,
    warnings: createWarnings(isStrict),
    counts: { queries: 0 },
  }
  const presence = createPresenceSockets()
  const pending = new Set<Promise<void>>()
  const handle = createRouter(context)
  server.on('request', (request, response) => {
    const work = handle(request, response)
    pending.add(work)
    void work.then(() => pending.delete(work))
  })
  server.on('upgrade', createUpgradeHandler(presence, parts.datasets, access))
  const webhook =
    webhookOptions &&
    startWebhook({ ...parts.datasets.get(first), account: parts.account, faults: parts.faults, clock }, webhookOptions)
  closing.push(async () => {
    ending.abort()
    presence.close()
    await listening.close()
    // Handlers of closed connections may still be using the store.
    await Promise.allSettled(pending)
    await webhook?.close()
  })
  return { origin: listening.origin, port: listening.port }
}
