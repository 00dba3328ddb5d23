/** Joins the instances that share REDIS_URL: their pages and changes of routes arrive here. */
import { coreFiles } from '@/lib/next/public-page'
import { createSharedPages, setSharedPages } from '@/lib/page-cache/server/shared-pages'
import { followRoutes } from '@/lib/routing/server/routes'
import { configuredRedis } from '@/lib/state/server/shared-redis'

/** Does nothing without REDIS_URL. Call once, when the server starts. */
export function joinOtherInstances(): void {
  const redis = configuredRedis()
  if (!redis) return
  setSharedPages(createSharedPages(redis, coreFiles().build))
  followRoutes(redis)
}
