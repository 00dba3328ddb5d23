/**
 * Enquiries that a spam check has caught, or that the API has not taken: stored until an operator releases or discards them
 * (`npm run enquiries`), for 30 days, or for 24 hours where ENQUIRY_KEY does not encrypt them. Also run directly by Node.
 */

import { object, string } from 'yup'
import type { Enquiry } from '../../../api/models.ts'
import { env } from '../../../env.ts'
import { singleton } from '../../../singleton.ts'
import type { ListedStore } from '../../../state/server/keyed-store.ts'
import { openHeldEnquiriesStore } from '../../../state/server/stores.ts'
import { enquiryText } from '../../payload.ts'
import { createEncryption, isEncrypted } from './encryption.ts'

const HOUR_MS = 60 * 60 * 1000

/** How long an enquiry is held, in milliseconds. */
const HELD_MS = 30 * 24 * HOUR_MS
/** The same for one that is not encrypted: gone after 24 hours, although what has ended may be deleted an hour later. */
const PLAIN_MS = 23 * HOUR_MS

/** The spam check: a field that people do not see was filled in, or the form was sent within a second without input. */
export type Trap = 'honeypot' | 'fast'

/** Why an enquiry is held: its trap, or the API has refused it or has not answered. */
export type HoldReason = Trap | 'failed'

/** What is stored, encrypted; `trap` is the reason. */
const stored = object({
  trap: string()
    .oneOf(['honeypot', 'fast', 'failed'] as const)
    .required(),
  heldAt: string().required(),
  name: string().required(),
  phone: string().required(),
  email: string().required(),
  brief: string().required(),
})

/** Times are ISO 8601, UTC. */
export type HeldEnquiry = { reason: HoldReason; heldAt: string; enquiry: Enquiry }

export type HeldEntry = {
  /** Twelve hexadecimal digits. */
  id: string
  /** ISO 8601, UTC. */
  endsAt: string
  /** Null when it is damaged, or encrypted with another key. */
  held: HeldEnquiry | null
}

/** Methods reject when the state cannot be read or written. */
export type HeldEnquiries = {
  /** Stores an enquiry; false when the same one is held already. */
  hold(enquiry: Enquiry, reason: HoldReason): Promise<boolean>
  /** The id under which an enquiry is held, if it is. */
  idOf(enquiry: Enquiry): string
  has(id: string): Promise<boolean>
  count(): Promise<number>
  /** The oldest first. */
  list(): Promise<HeldEntry[]>
  /** Null when there is none with this id. */
  find(id: string): Promise<HeldEntry | null>
  remove(id: string): Promise<void>
  /** Deletes what has ended. */
  prune(): Promise<void>
}

function read(text: string | null): HeldEnquiry | null {
  if (text === null) return null
  try {
    const { trap: reason, heldAt, ...enquiry } = stored.validateSync(JSON.parse(text), { strict: true })
    return { reason, heldAt, enquiry }
  } catch {
    return null
  }
}

/** @param key 32 bytes as base64; null stores them as they are, for 24 hours */
export function createHeldEnquiries(store: ListedStore, key: string | null, now = Date.now): HeldEnquiries {
  const encryption = createEncryption(key)

  async function entryOf({ key: id, expires }: { key: string; expires: number }): Promise<HeldEntry | null> {
    const value = await store.get(id)
    // Removed meanwhile.
    if (value === null) return null
    return { id, endsAt: new Date(expires).toISOString(), held: read(encryption.decrypt(id, value)) }
  }

  const idOf = (enquiry: Enquiry) => encryption.idOf(enquiryText(enquiry))

  return {
    idOf,
    has: async (id) => (await store.get(id)) !== null,
    hold(enquiry, reason) {
      const id = idOf(enquiry)
      const text = JSON.stringify({ trap: reason, heldAt: new Date(now()).toISOString(), ...enquiry })
      return store.add(id, encryption.encrypt(id, text), key === null ? PLAIN_MS : HELD_MS)
    },
    count: async () => (await store.list()).length,
    async list() {
      const entries = await Promise.all((await store.list()).map(entryOf))
      return entries.filter((entry) => entry !== null)
    },
    async find(id) {
      const known = (await store.list()).find((entry) => entry.key === id)
      return known ? entryOf(known) : null
    },
    remove: (id) => store.delete(id),
    prune: () => store.prune(),
  }
}

/** Redis gets only what is encrypted: its log on disk keeps what was deleted for an unknown time. */
export const configuredHeldEnquiries = singleton<HeldEnquiries>('held-enquiries', () =>
  createHeldEnquiries(openHeldEnquiriesStore(isEncrypted), env().enquiryKey),
).get
