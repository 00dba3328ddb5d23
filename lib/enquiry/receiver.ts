/** Receives enquiries in this process: forwards to the configured API, logs without personal data. */
import { createReceiveEnquiry, type ReceiveEnquiry } from '@/lib/enquiry/receive'
import { finishBeforeExit } from '@/lib/lifecycle/draining'
import { logError } from '@/lib/log'
import { metrics } from '@/lib/metrics/metrics'
import { stateStore } from '@/lib/state/stores'
import { enquiryWords } from '@/lib/words/enquiry'
import { serverWords } from '@/lib/words/published-words'
import { apiClient } from '../api/server'

declare global {
  // Next bundles the API route and the enquiry page separately, so a module variable would exist twice: two rate
  // limits, two sets of idempotency keys.
  var enquiryReceiver: ReceiveEnquiry | undefined
}

export const receiveEnquiry: ReceiveEnquiry = (submission) => {
  globalThis.enquiryReceiver ??= createReceiveEnquiry({
    count: (outcome) => metrics()?.enquiries.inc({ outcome }),
    send: (enquiry) => finishBeforeExit(apiClient().sendEnquiry(enquiry)),
    log: logError,
    words: () => serverWords(enquiryWords),
    store: stateStore('enquiries'),
  })
  return globalThis.enquiryReceiver(submission)
}
