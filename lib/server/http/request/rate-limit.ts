/** Limits how often a client may do something, on all instances together where they share a Redis. */
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { configuredRedis } from '@/lib/state/server/shared-redis'

export type RateLimit = {
  /** Counts one; the seconds to wait when that is too many, else null. */
  take(client: string): Promise<number | null>
}

/** @returns the state after counting one, also when that is too many */
async function consume(limiter: RateLimiterMemory | RateLimiterRedis, client: string): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(client)
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return refusal
    throw refusal
  }
}

/** @param options `max` in a window that begins with the first; `name` is unique among limits */
export function createRateLimit({ name, max, windowMs }: { name: string; max: number; windowMs: number }): RateLimit {
  const options = { points: max, duration: windowMs / 1000, keyPrefix: `limit:${name}` }
  const own = new RateLimiterMemory(options)
  const redis = configuredRedis()
  const shared = redis && new RateLimiterRedis({ ...options, storeClient: redis.client, useRedisPackage: true })
  const count = (client: string) =>
    redis && shared ? redis.run(() => consume(shared, client)).catch(() => consume(own, client)) : consume(own, client)
  return {
    async take(client) {
      const { consumedPoints, msBeforeNext } = await count(client)
      return consumedPoints > max ? Math.max(1, Math.ceil(msBeforeNext / 1000)) : null
    },
  }
}
