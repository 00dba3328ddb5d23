/**
 * Receives enquiries in this process: forwards them to the configured API, holds those that a spam check has caught or that the API
 * has not taken, and logs without personal data.
 */

import { apiClient } from '@/lib/api/server/client'
import { env } from '@/lib/env'
import { logError, logWarning } from '@/lib/log'
import { finishBeforeExit } from '@/lib/server/http/draining'
import { metrics } from '@/lib/server/metrics/metrics'
import { singleton } from '@/lib/singleton'
import { stateStore } from '@/lib/state/server/stores'
import { configuredHeldEnquiries } from './held/held-enquiries'
import { createHoldSuspect, type HoldSuspect } from './held/hold-suspect'
import { watchHeldEnquiries } from './held/watch'
import { createReceiveEnquiry, type ReceiveEnquiry } from './receive'

/** Called when the first enquiry is held. */
function holdInThisProcess(): HoldSuspect {
  watchHeldEnquiries()
  if (env().enquiryKey === null) {
    const fix = 'Set ENQUIRY_KEY (openssl rand -base64 32) to hold for 30 days what is taken for spam or has failed.'
    logWarning('held_enquiries.not_encrypted', { hours: 24, fix })
  }
  return createHoldSuspect({
    held: configuredHeldEnquiries(),
    log: logError,
    onOutcome: (reason, outcome) => metrics()?.trappedEnquiries.inc({ trap: reason, outcome }),
  })
}

function createReceiver(): ReceiveEnquiry {
  let hold: HoldSuspect | undefined
  return createReceiveEnquiry({
    send: (enquiry) => finishBeforeExit(apiClient().sendEnquiry(enquiry)),
    log: logError,
    store: stateStore('enquiries'),
    held: configuredHeldEnquiries(),
    hold(trapped) {
      hold ??= holdInThisProcess()
      return finishBeforeExit(hold(trapped))
    },
  })
}

/** One for the API route and the enquiry page, which share its rate limit. */
const receiver = singleton('enquiry-receiver', createReceiver)

export const receiveEnquiry: ReceiveEnquiry = async (submission) => {
  const outcome = await receiver.get()(submission)
  const isTrapped = outcome.kind === 'sent' && outcome.isTrapped
  metrics()?.enquiries.inc({ outcome: isTrapped ? 'trapped' : outcome.kind })
  return outcome
}
