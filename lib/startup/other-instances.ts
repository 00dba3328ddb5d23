/** Joins the instances that share REDIS_URL: their pages and changes of routes arrive here. Server only. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createSharedPages, type SharedPages } from '../page-cache/shared-pages'
import { configuredRedis } from '../redis/shared-redis'
import { followRoutes } from '../routing/routes'

declare global {
  // Read by lib/page-cache/cache-handler.mjs, which Next loads outside its bundles.
  var sharedPages: SharedPages | undefined
}

/** Does nothing without REDIS_URL. Call once, when the server starts. */
export function joinOtherInstances(): void {
  const redis = configuredRedis()
  if (!redis) return
  const buildId = readFileSync(join(process.cwd(), process.env.NEXT_DIST_DIR || '.next', 'BUILD_ID'), 'utf8')
  globalThis.sharedPages = createSharedPages(redis, buildId)
  followRoutes(redis)
}
