/** Joins the instances that share REDIS_URL: their pages and changes of routes arrive here. */
import { coreFiles } from '../../next/public-page'
import { followRoutes } from '../../routing/server/routes'
import { createSharedPages, type SharedPages } from '../../server/page-cache/shared-pages'
import { configuredRedis } from '../../server/redis/shared-redis'

declare global {
  // Read by lib/next/cache-handler.mjs, which Next loads outside its bundles.
  var sharedPages: SharedPages | undefined
}

/** Does nothing without REDIS_URL. Call once, when the server starts. */
export function joinOtherInstances(): void {
  const redis = configuredRedis()
  if (!redis) return
  globalThis.sharedPages = createSharedPages(redis, coreFiles().build)
  followRoutes(redis)
}
