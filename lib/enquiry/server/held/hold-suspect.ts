/** Holds back what a spam check has caught, or the API has not taken; whatever happens, the visitor's response stays the same. */
import type { Enquiry } from '@/lib/api/models'
import { loggableError } from '@/lib/log'
import { createRateLimit } from '@/lib/server/http/request/rate-limit'
import type { HeldEnquiries, HoldReason } from './held-enquiries'

/** Held enquiries per IP address, as many as may be sent. Further ones are dropped. */
const LIMIT = { name: 'held-enquiries', max: 30, windowMs: 10 * 60_000 }

/** An enquiry that was caught or has failed; null when it is not valid. */
export type Suspect = { enquiry: Enquiry | null; reason: HoldReason; ipAddress: string }

/** Never rejects. */
export type HoldSuspect = (trapped: Suspect) => Promise<void>

export type HoldOutcome = 'held' | 'repeated' | 'invalid' | 'limited' | 'failed'

type Deps = {
  held: Pick<HeldEnquiries, 'hold'>
  /** Never receives anything that the visitor typed. */
  log(event: string, details: Record<string, string | number>): void
  onOutcome(reason: HoldReason, outcome: HoldOutcome): void
}

export function createHoldSuspect({ held, log, onOutcome }: Deps): HoldSuspect {
  const limit = createRateLimit(LIMIT)

  async function hold({ enquiry, reason, ipAddress }: Suspect): Promise<HoldOutcome> {
    if (!enquiry) return 'invalid'
    try {
      if ((await limit.take(ipAddress)) !== null) return 'limited'
      return (await held.hold(enquiry, reason)) ? 'held' : 'repeated'
    } catch (error) {
      log('enquiry.not_held', loggableError(error))
      return 'failed'
    }
  }

  return async (trapped) => onOutcome(trapped.reason, await hold(trapped))
}
