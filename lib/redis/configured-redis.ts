/** The Redis of REDIS_URL. Server only. */
import { env } from '../env.ts'
import { createSharedRedis, type SharedRedis } from './shared-redis.ts'

declare global {
  // Next bundles pages, API routes and instrumentation separately; they share one connection.
  var redisOfProcess: SharedRedis | null | undefined
}

/** Null without REDIS_URL, and during a build, which must not leave pages for the instances that run. */
export function configuredRedis(): SharedRedis | null {
  const { redisUrl } = env()
  if (redisUrl === null || process.env.NEXT_PHASE === 'phase-production-build') return null
  globalThis.redisOfProcess ??= createSharedRedis(redisUrl)
  return globalThis.redisOfProcess
}
