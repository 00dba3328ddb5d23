/** The held enquiries of this process, as the environment says. Also run directly by Node. */
import { env } from '../../../env.ts'
import { openHeldEnquiriesStore } from '../../../server/state/stores.ts'
import { createHeldEnquiries, type HeldEnquiries } from './held-enquiries.ts'
import { isEncrypted } from './seal.ts'

declare global {
  // Next bundles pages, API routes and instrumentation separately.
  var heldEnquiriesOfProcess: HeldEnquiries | undefined
}

/** Redis gets only what is encrypted: its log on disk keeps what was deleted for an unknown time. */
export function configuredHeldEnquiries(): HeldEnquiries {
  globalThis.heldEnquiriesOfProcess ??= createHeldEnquiries(openHeldEnquiriesStore(isEncrypted), env().enquiryKey)
  return globalThis.heldEnquiriesOfProcess
}
