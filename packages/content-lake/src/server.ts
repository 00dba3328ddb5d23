/** Starts the local Content Lake. */
import { createServer } from 'node:http'
import { join } from 'node:path'
import { listen, once } from '@bowerbird/local-server/listen'
import { DEFAULT_DATASET, DEFAULT_PROJECT } from './dataset.ts'
import { claimFolder } from './datasets/claim.ts'
import { type Datasets, openDatasets } from './datasets/datasets.ts'
import type { LakeContext } from './http/route.ts'
import { createRouter } from './http/router.ts'
import { createUpgradeHandler } from './http/socket.ts'
import { createImageCache } from './images/render.ts'
import { createPresenceSockets } from './presence/sockets.ts'
import { createQueryPool } from './reader/pool.ts'
import { seedIfNew } from './seed/seed.ts'
import { openServices, type Services } from './services/database.ts'
import { startWebhook, type WebhookOptions } from './webhook/webhook.ts'

/** Size of the cache of transformed images, in bytes. */
const IMAGE_CACHE_BYTES = 64 * 1024 * 1024

/** Largest request header, in bytes: @sanity/client puts queries of up to 11 KB, percent-encoded, in the URL. */
const MAX_HEADER_BYTES = 64 * 1024

/** Longest evaluation of a query, in milliseconds, as on Sanity. */
const QUERY_TIMEOUT_MS = 60_000

export type ContentLakeOptions = {
  /** 0 for any free port. */
  port: number
  /** Data folder of all stand-ins; the lake uses `content-lake/` in it. */
  dataDir: string
  /** Id of the only project; `localdemo` by default. */
  project?: string
  /** Datasets that are created where they do not exist, beside those that do; `production` by default. */
  datasets?: readonly string[]
  /** What the first of the datasets begins with, when it is new; without it, it is empty (see seed/seed.ts). */
  seed?: string
  /** Types of documents without history; none by default. */
  ephemeralTypes?: readonly string[]
  /** Longest evaluation of a query, in milliseconds; a minute by default. */
  queryTimeoutMs?: number
  /** Receiver of changes to published documents of the first dataset; none by default. */
  webhook?: WebhookOptions
}

export type ContentLake = { origin: string; port: number; close: () => Promise<void> }

/** What a lake has to close, the last first. */
type Closing = (() => void | Promise<void>)[]

/**
 * Seeds a new lake, then listens on loopback.
 * @throws StartError (one clear line) when the port is taken, the data folder cannot be used or is in use, or the seed is
 *   invalid
 */
export async function startContentLake(options: ContentLakeOptions): Promise<ContentLake> {
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
  const datasets = openDatasets(folder, names, { project, ephemeralTypes }, pool, () => origin)
  closing.push(datasets.close)
  const [first = DEFAULT_DATASET] = names
  if (seed !== undefined) await seedIfNew(seed, datasets.get(first))
  const services = openServices(folder)
  closing.push(services.close)
  const listening = await serve({ project, datasets, services, first }, options, closing)
  origin = listening.origin
  claim.announce(origin)
  return listening
}

/** Listens, and begins to deliver the webhook. */
async function serve(
  { project, datasets, services, first }: { project: string; datasets: Datasets; services: Services; first: string },
  { port, webhook: webhookOptions }: ContentLakeOptions,
  closing: Closing,
): Promise<{ origin: string; port: number }> {
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES })
  const service = 'Local Content Lake'
  const listening = await listen(server, { port, service, variable: '--port or LOCAL_LAKE_PORT' })
  const ending = new AbortController()
  const context: LakeContext = {
    project,
    datasets,
    cache: createImageCache(IMAGE_CACHE_BYTES),
    services,
    closing: ending.signal,
    origin: listening.origin,
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
  server.on('upgrade', createUpgradeHandler(presence, datasets))
  const { store, names } = datasets.get(first)
  const webhook = webhookOptions && startWebhook({ store, names, services }, webhookOptions)
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
