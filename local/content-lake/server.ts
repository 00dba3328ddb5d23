/** Starts the local Content Lake. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { listen, once } from '../http/listen.ts'
import type { LakeContext } from './http/route.ts'
import { createRouter } from './http/router.ts'
import { createUpgradeHandler } from './http/socket.ts'
import { createImageCache } from './images/render.ts'
import { createPresenceSockets } from './presence/sockets.ts'
import { type SeedResult, seedIfNeeded } from './seed/seed.ts'
import { openServices } from './services/database.ts'
import { openAssetFiles } from './store/assets.ts'
import { openStore, type Store } from './store/store.ts'
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
  /** Dataset folder in the format of `sanity dataset export`; without it an empty lake stays empty. */
  seedDir?: string
  /** Types of documents without history, whose changes do not count as edits of the content; none by default. */
  ephemeralTypes?: readonly string[]
  /** Receiver of changes to published documents; none by default. */
  webhook?: WebhookOptions
}

export type ContentLake = { origin: string; port: number; seed: SeedResult | undefined; close: () => Promise<void> }

/**
 * Listens on loopback, seeds when needed, then serves. Requests that arrive during the seed wait.
 * @throws StartError (one clear line) when the port is taken, the data folder cannot be used or the dataset is invalid
 */
export async function startContentLake(options: ContentLakeOptions): Promise<ContentLake> {
  const ready = Promise.withResolvers<(request: IncomingMessage, response: ServerResponse) => Promise<void>>()
  // Without this, a failed start with no pending request would end the process as an unhandled rejection.
  ready.promise.catch(() => undefined)
  const pending = new Set<Promise<void>>()
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, (request, response) => {
    const work = ready.promise.then((handle) => handle(request, response)).catch(() => void response.destroy())
    pending.add(work)
    void work.then(() => pending.delete(work))
  })
  const listening = await listen(server, {
    port: options.port,
    service: 'Local Content Lake',
    variable: '--port or LOCAL_LAKE_PORT',
  })
  const presence = createPresenceSockets()
  const upgrade = createUpgradeHandler(presence)
  server.on('upgrade', (request, socket, head) => {
    ready.promise.then(() => upgrade(request, socket, head)).catch(() => socket.destroy())
  })
  let store: Store | undefined
  try {
    const folder = join(options.dataDir, 'content-lake')
    store = openStore(folder, options.ephemeralTypes)
    const files = openAssetFiles(folder)
    const seed = options.seedDir === undefined ? undefined : await seedIfNeeded(options.seedDir, store, files)
    const closing = new AbortController()
    const context: LakeContext = {
      store,
      views: createViews(store, listening.origin),
      files,
      cache: createImageCache(IMAGE_CACHE_BYTES),
      services: openServices(folder),
      closing: closing.signal,
      origin: listening.origin,
      queries: 0,
    }
    ready.resolve(createRouter(context))
    const webhook = options.webhook && startWebhook(context, options.webhook)
    const close = async () => {
      closing.abort()
      presence.close()
      await listening.close()
      // Handlers of closed connections may still be using the store.
      await Promise.allSettled(pending)
      await webhook?.close()
      context.services.close()
      context.store.close()
    }
    return { origin: listening.origin, port: listening.port, seed, close: once(close) }
  } catch (error) {
    store?.close()
    ready.reject(error)
    presence.close()
    server.closeAllConnections()
    await listening.close()
    throw error
  }
}
