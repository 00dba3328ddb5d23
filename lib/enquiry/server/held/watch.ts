/**
 * Looks after the held enquiries for as long as the process lives: deletes what has ended, also when nothing is stored,
 * and reports their number to the metrics and, where it has changed, to the Studio.
 */

import type { SanityClient } from '@sanity/client'
import { writeClient } from '@/lib/content/server/client'
import { env } from '@/lib/env'
import { loggableError, logWarning } from '@/lib/log'
import { metrics } from '@/lib/server/metrics/metrics'
import { singleton } from '@/lib/singleton'
import { HELD_ENQUIRIES, HELD_ENQUIRIES_ID, type HeldEnquiriesDocument } from '../../held-document'
import type { HeldEnquiries } from './held-enquiries'
import { configuredHeldEnquiries } from './held-enquiries'

type Deps = {
  held: Pick<HeldEnquiries, 'prune' | 'count'>
  /** Called with the number at first, and whenever it has changed; repeated until it succeeds. */
  report(count: number): Promise<unknown>
  onCount(count: number): void
  /** Never receives anything that a visitor typed. */
  log(event: string, details: Record<string, string | number>): void
}

/** @returns a check of the held enquiries, which never rejects; a problem is logged once until it is over */
export function createHeldWatch({ held, report, onCount, log }: Deps): () => Promise<void> {
  let reported: number | undefined
  let isFailing = false

  async function checkHeld(): Promise<void> {
    await held.prune()
    const count = await held.count()
    onCount(count)
    if (count === reported) return
    await report(count)
    reported = count
  }

  return async () => {
    try {
      await checkHeld()
      isFailing = false
    } catch (error) {
      if (!isFailing) log('held_enquiries.not_reported', loggableError(error))
      isFailing = true
    }
  }
}

const isWatching = singleton('watches-held-enquiries', () => false)

/** Checks them at every interval, first when others have had time to connect; a second call changes nothing. */
export function watchHeldEnquiries(): void {
  if (isWatching.get()) return
  isWatching.set(true)
  const client = writeClient()
  if (!client) {
    const fix = 'Set SANITY_API_WRITE_TOKEN to see the number of held enquiries in the Studio.'
    logWarning('held_enquiries.not_shown', { fix })
  }
  const report = async (count: number) => client && saveHeldCount(client, count)
  const onCount = (count: number) => metrics()?.heldEnquiries.set(count)
  const checkHeld = createHeldWatch({ held: configuredHeldEnquiries(), report, onCount, log: logWarning })
  function schedule(): void {
    setTimeout(() => void checkHeld().then(schedule), env().brokenLinksSeconds * 1000).unref()
  }
  schedule()
}

/** Writes nothing when the document says so already, or when there is none to correct. Rejects as the client does. */
export async function saveHeldCount(client: SanityClient, count: number): Promise<void> {
  const document = await client.getDocument<HeldEnquiriesDocument>(HELD_ENQUIRIES_ID)
  if ((document?.count ?? 0) === count) return
  await client.createOrReplace(
    { _id: HELD_ENQUIRIES_ID, _type: HELD_ENQUIRIES, count },
    { tag: 'held-enquiries.save', returnDocuments: false },
  )
}
