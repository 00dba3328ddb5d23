/** How much one visitor, and all together, may have sent through this site. Server only. */
import type { IncomingMessage } from 'node:http'
import { clientAddress } from '@/lib/enquiry/client-address'
import type { ExpiringStore } from '@/lib/enquiry/store'

/** Samples a minute for one address: more than an office of listeners asks, less than a copier of the whole list. */
const PER_MINUTE = 120
const MINUTE = 60_000
/** Files on their way at the same time, over all visitors. */
const AT_ONCE = 40

export type SampleLimits = {
  /**
   * Takes a place; `release` must be called when the answer has ended. Otherwise how many seconds to wait, and why.
   */
  enter(request: IncomingMessage): Promise<{ release: () => void } | { status: 429 | 503; retryAfterSeconds: number }>
}

export function createSampleLimits(
  store: ExpiringStore,
  { perMinute = PER_MINUTE, atOnce = AT_ONCE } = {},
): SampleLimits {
  let open = 0
  return {
    async enter(request) {
      const { count, resetsInMs } = await store.increment(`samples:${clientAddress(request)}`, MINUTE)
      if (count > perMinute) return { status: 429, retryAfterSeconds: Math.ceil(resetsInMs / 1000) }
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
