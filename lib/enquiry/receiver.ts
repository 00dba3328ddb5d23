/** The enquiry receiver of this process: forwards to the configured API, logs without personal data. */

import { createReceiveEnquiry, type EnquiryReceiver } from '@/lib/enquiry/receive'
import { env } from '@/lib/env'
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
  var enquiryReceiver: EnquiryReceiver | undefined
}

export function receiveEnquiry(): EnquiryReceiver {
  globalThis.enquiryReceiver ??= createReceiveEnquiry({
    siteUrl: env().siteUrl,
    count: (outcome) => metrics()?.enquiries.inc({ outcome }),
    send: (enquiry) => finishBeforeExit(apiClient().sendEnquiry(enquiry)),
    log: logError,
    words: () => serverWords(enquiryWords),
    store: stateStore('enquiries'),
  })
  return globalThis.enquiryReceiver
}
