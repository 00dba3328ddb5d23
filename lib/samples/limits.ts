/** Limits sample downloads per visitor and in total. Server only. */
import type { IncomingMessage } from 'node:http'
import { clientAddress } from '@/lib/http/client-address'
import { createRateLimit } from '@/lib/http/rate-limit'

/** Samples a minute per IP address: enough for an office of listeners, too few to copy the whole list. */
const PER_MINUTE = 120
/** Concurrent downloads over all visitors. */
const AT_ONCE = 40

export type SampleLimits = {
  /** Takes a slot, to be released when the response has ended; or returns the status and the seconds to wait. */
  enter(request: IncomingMessage): Promise<{ release: () => void } | { status: 429 | 503; retryAfterSeconds: number }>
}

export function createSampleLimits({ perMinute = PER_MINUTE, atOnce = AT_ONCE } = {}): SampleLimits {
  const rate = createRateLimit({ max: perMinute, windowMs: 60_000 })
  let open = 0
  return {
    async enter(request) {
      const retryAfterSeconds = await rate.take(clientAddress(request))
      if (retryAfterSeconds !== null) return { status: 429, retryAfterSeconds }
      if (open >= atOnce) return { status: 503, retryAfterSeconds: 5 }
      open++
      let isReleased = false
      return {
        release() {
          if (!isReleased) open--
          isReleased = true
        },
      }
    },
  }
}
