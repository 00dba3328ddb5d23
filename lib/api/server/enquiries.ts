/** The enquiry receiver of this process: forwards to the configured API, logs without personal data. */
import { createReceiveEnquiry, type EnquiryReceiver } from '@/lib/enquiry/receive'
import { createMemoryStore } from '@/lib/enquiry/store'
import { env } from '@/lib/env'
import { logError } from '@/lib/log'
import { apiClient } from '.'

let receiver: EnquiryReceiver | undefined

export function receiveEnquiry(): EnquiryReceiver {
  receiver ??= createReceiveEnquiry({
    siteUrl: env().siteUrl,
    send: (enquiry) => apiClient().sendEnquiry(enquiry),
    log: logError,
    store: createMemoryStore(),
  })
  return receiver
}
