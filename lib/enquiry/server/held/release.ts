/** Forwards a held enquiry to the external API, on the path of every enquiry. Also run directly by Node. */
import type { Enquiry } from '../../../api/models.ts'
import type { ForwardOnce, Idempotency } from '../forward-once.ts'
import type { HeldEnquiries } from './held-enquiries.ts'

/** The key under which a held enquiry is forwarded, by an operator or by the visitor who sends it again: once in this time. */
export function releaseKey(id: string): Idempotency {
  return { key: `held-${id}`, ttlMs: 24 * 60 * 60 * 1000 }
}

export type ReleaseOutcome =
  | { kind: 'released' }
  /** No enquiry with this id is held. */
  | { kind: 'unknown' }
  /** It is damaged, or encrypted with another key. */
  | { kind: 'unreadable' }
  /** It may not have arrived and is still held. */
  | { kind: 'failed'; error: unknown }

type Deps = {
  held: Pick<HeldEnquiries, 'find' | 'remove'>
  forwardOnce: ForwardOnce
  send(enquiry: Enquiry): Promise<unknown>
}

/** Several releases of one enquiry forward it once, also at the same time. Rejects when the state cannot be used. */
export async function releaseHeld({ held, forwardOnce, send }: Deps, id: string): Promise<ReleaseOutcome> {
  const entry = await held.find(id)
  if (!entry) return { kind: 'unknown' }
  if (!entry.held) return { kind: 'unreadable' }
  const { enquiry } = entry.held
  let failure: unknown
  const { kind } = await forwardOnce(enquiry, releaseKey(id), async () => {
    try {
      // The visitor may have sent it again meanwhile.
      if (await held.find(id)) await send(enquiry)
      return { kind: 'sent' }
    } catch (error) {
      failure = error
      return { kind: 'failed' }
    }
  })
  if (kind !== 'sent') return { kind: 'failed', error: failure }
  await held.remove(id)
  return { kind: 'released' }
}
