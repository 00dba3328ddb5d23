/** Joins the instances that share REDIS_URL: their pages and changes of routes arrive here. */
import { coreFiles } from '../../next/public-page'
import { createSharedPages, setSharedPages } from '../../page-cache/server/shared-pages'
import { followRoutes } from '../../routing/server/routes'
import { configuredRedis } from '../../state/server/shared-redis'

/** Does nothing without REDIS_URL. Call once, when the server starts. */
export function joinOtherInstances(): void {
  const redis = configuredRedis()
  if (!redis) return
  setSharedPages(createSharedPages(redis, coreFiles().build))
  followRoutes(redis)
}
