/** Limits sample downloads per visitor and in total. Server only. */
import type { IncomingMessage } from 'node:http'
import { clientAddress } from '@/lib/enquiry/client-address'
import type { ExpiringStore } from '@/lib/enquiry/store'

/** Samples a minute per IP address: enough for an office of listeners, too few to copy the whole list. */
const PER_MINUTE = 120
const MINUTE = 60_000
/** Concurrent downloads over all visitors. */
const AT_ONCE = 40

export type SampleLimits = {
  /** Takes a slot, to be released when the response has ended; or returns the status and the seconds to wait. */
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
