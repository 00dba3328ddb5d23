/** Limits how often a client may do something. Server only. */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

export type RateLimit = {
  /** Counts one; the seconds to wait when that is too many, else null. */
  take(client: string): Promise<number | null>
}

/** @param options `max` in a window that begins with the first */
export function createRateLimit({ max, windowMs }: { max: number; windowMs: number }): RateLimit {
  const limiter = new RateLimiterMemory({ points: max, duration: windowMs / 1000 })
  return {
    async take(client) {
      try {
        await limiter.consume(client)
        return null
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
      }
    },
  }
}
