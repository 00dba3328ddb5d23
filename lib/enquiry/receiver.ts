/** The enquiry receiver of this process: forwards to the configured API, logs without personal data. */
import { createReceiveEnquiry, type EnquiryReceiver } from '@/lib/enquiry/receive'
import { createMemoryStore } from '@/lib/enquiry/store'
import { env } from '@/lib/env'
import { logError } from '@/lib/log'
import { apiClient } from '../api/server'

declare global {
  // Next bundles the door and the enquiry page separately, so a variable of this module would exist twice: two limits, two memories of
  // what has been sent.
  var enquiryReceiver: EnquiryReceiver | undefined
}

export function receiveEnquiry(): EnquiryReceiver {
  globalThis.enquiryReceiver ??= createReceiveEnquiry({
    siteUrl: env().siteUrl,
    send: (enquiry) => apiClient().sendEnquiry(enquiry),
    log: logError,
    store: createMemoryStore(),
  })
  return globalThis.enquiryReceiver
}
