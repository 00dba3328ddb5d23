/**
 * The frame of a page that is rendered for each request, alike for everyone: one read of its content in a second,
 * however many visitors, and the last one while the content cannot be read.
 */
import { setTimeout } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { DraftContext } from '@/lib/draft/server/client-for'
import { errorMessage, logWarning } from '@/lib/log'
import type { FrameProps } from '../props'
import { frameProps, type PageRequest } from './page-props'

/** Milliseconds after which the last frame is served instead; its load goes on for the next visitor. */
const TIMEOUT_MS = 1000

/**
 * @param event what is logged when there is no frame
 * @returns frame props; null, which is logged, when they have never been available
 */
export function createCachedFrame(
  page: PageRequest,
  event: string,
): (context: DraftContext) => Promise<FrameProps | null> {
  const published = new LRUCache<'frame', FrameProps>({
    max: 1,
    ttl: 1000,
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: async () => (await frameProps(page, {})).props,
  })

  /** @throws when there is none in time and there was none before */
  async function publishedFrame(): Promise<FrameProps> {
    const timeout = setTimeout(TIMEOUT_MS, undefined, { ref: false })
    const frame = await Promise.race([published.forceFetch('frame'), timeout])
    const last = frame ?? published.peek('frame', { allowStale: true })
    if (last) return last
    throw new Error('timeout')
  }

  return async (context) => {
    try {
      return context.draftMode ? (await frameProps(page, context)).props : await publishedFrame()
    } catch (error) {
      logWarning(event, { reason: errorMessage(error) })
      return null
    }
  }
}
