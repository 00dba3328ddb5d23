/** Starts the local Content Lake. */
import { createServer } from 'node:http'
import { join } from 'node:path'
import { listen, once } from '@bowerbird/local-server/listen'
import type { LakeContext } from './http/route.ts'
import { createRouter } from './http/router.ts'
import { createUpgradeHandler } from './http/socket.ts'
import { createImageCache } from './images/render.ts'
import { createPresenceSockets } from './presence/sockets.ts'
import { seedIfNew } from './seed/seed.ts'
import { openServices } from './services/database.ts'
import { openAssetFiles } from './store/assets.ts'
import { openStore } from './store/store.ts'
import { createViews } from './store/views.ts'
import { startWebhook, type WebhookOptions } from './webhook/webhook.ts'

/** Size of the cache of transformed images, in bytes. */
const IMAGE_CACHE_BYTES = 64 * 1024 * 1024

/** Largest request header, in bytes: @sanity/client puts queries of up to 11 KB, percent-encoded, in the URL. */
const MAX_HEADER_BYTES = 64 * 1024

export type ContentLakeOptions = {
  /** 0 for any free port. */
  port: number
  /** Data folder of all stand-ins; the lake uses `content-lake/` in it. */
  dataDir: string
  /** Dataset folder in the format of `sanity dataset export`; without it a new lake is empty. */
  seedDir?: string
  /** Types of documents without history; none by default. */
  ephemeralTypes?: readonly string[]
  /** Receiver of changes to published documents; none by default. */
  webhook?: WebhookOptions
}

export type ContentLake = { origin: string; port: number; close: () => Promise<void> }

/**
 * Seeds a new lake, then listens on loopback.
 * @throws StartError (one clear line) when the port is taken, the data folder cannot be used or the dataset is invalid
 */
export async function startContentLake(options: ContentLakeOptions): Promise<ContentLake> {
  const folder = join(options.dataDir, 'content-lake')
  const store = openStore(folder, options.ephemeralTypes)
  try {
    const files = openAssetFiles(folder)
    if (options.seedDir !== undefined) await seedIfNew(options.seedDir, store, files)
    return await serve({ store, files, services: openServices(folder) }, options)
  } catch (error) {
    store.close()
    throw error
  }
}

async function serve(
  { store, files, services }: Pick<LakeContext, 'store' | 'files' | 'services'>,
  { port, webhook: webhookOptions }: ContentLakeOptions,
): Promise<ContentLake> {
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES })
  const service = 'Local Content Lake'
  const listening = await listen(server, { port, service, variable: '--port or LOCAL_LAKE_PORT' })
  const closing = new AbortController()
  const context: LakeContext = {
    store,
    views: createViews(store, listening.origin),
    files,
    cache: createImageCache(IMAGE_CACHE_BYTES),
    services,
    closing: closing.signal,
    origin: listening.origin,
    queries: 0,
  }
  const presence = createPresenceSockets()
  const pending = new Set<Promise<void>>()
  const handle = createRouter(context)
  server.on('request', (request, response) => {
    const work = handle(request, response)
    pending.add(work)
    void work.then(() => pending.delete(work))
  })
  server.on('upgrade', createUpgradeHandler(presence))
  const webhook = webhookOptions && startWebhook(context, webhookOptions)
  const close = once(async () => {
    closing.abort()
    presence.close()
    await listening.close()
    // Handlers of closed connections may still be using the store.
    await Promise.allSettled(pending)
    await webhook?.close()
    services.close()
    store.close()
  })
  return { origin: listening.origin, port: listening.port, close }
}
