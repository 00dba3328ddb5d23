/** Receives enquiries in this process: forwards to the configured API, logs without personal data. */
import { createReceiveEnquiry, type ReceiveEnquiry } from '@/lib/enquiry/receive'
import { finishBeforeExit } from '@/lib/lifecycle/draining'
import { logError } from '@/lib/log'
import { metrics } from '@/lib/metrics/metrics'
import { stateStore } from '@/lib/state/stores'
import { apiClient } from '../api/server'

declare global {
  // Next bundles the API route and the enquiry page separately, so a module variable would exist twice: two rate limits.
  var enquiryReceiver: ReceiveEnquiry | undefined
}

export const receiveEnquiry: ReceiveEnquiry = async (submission) => {
  globalThis.enquiryReceiver ??= createReceiveEnquiry({
    send: (enquiry) => finishBeforeExit(apiClient().sendEnquiry(enquiry)),
    log: logError,
    store: stateStore('enquiries'),
  })
  const outcome = await globalThis.enquiryReceiver(submission)
  metrics()?.enquiries.inc({ outcome: outcome.kind })
  return outcome
}
