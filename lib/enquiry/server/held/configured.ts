/** The held enquiries of this process, as the environment says. Also run directly by Node. */

import { env } from '../../../env.ts'
import { openHeldEnquiriesStore } from '../../../server/state/stores.ts'
import { singleton } from '../../../singleton.ts'
import { createHeldEnquiries, type HeldEnquiries } from './held-enquiries.ts'
import { isEncrypted } from './seal.ts'

/** Redis gets only what is encrypted: its log on disk keeps what was deleted for an unknown time. */
export const configuredHeldEnquiries = singleton<HeldEnquiries>('held-enquiries', () =>
  createHeldEnquiries(openHeldEnquiriesStore(isEncrypted), env().enquiryKey),
).get
