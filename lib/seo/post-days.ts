/**
 * Learns the publish day of every post, for the sitemap. Server only.
 *
 * The API's lists have no dates, only its response to a single post does. So posts are requested one by one, slowly
 * and in the background, and the days are cached: with ten thousand posts it takes some minutes after a start until
 * all are known, and meanwhile a sitemap entry has no `lastmod`.
 */
import { apiClient } from '@/lib/api/server'
import { errorMessage, logWarning } from '@/lib/log'
import { publishDate } from './publish-date'

/** Milliseconds between two requests, and after which a post is requested again. */
const PAUSE = 25
const MAX_AGE = 24 * 60 * 60 * 1000

/** Cached day of a post; `day` (YYYY-MM-DD) is null where its publish line has no unambiguous one. */
type Learnt = { day: string | null; at: number }

/** Plain data, for `globalThis`: Next bundles pages and API routes separately. */
export type PostDays = { known: Map<string, Learnt>; isLearning: boolean }

export function emptyDays(): PostDays {
  return { known: new Map(), isLearning: false }
}

/** Requests a post and returns the day in its publish line. */
export async function askDay(days: PostDays, systemName: string): Promise<string | null> {
  const { publish_info } = await apiClient().read('blogPost', { systemName })
  const day = publishDate(publish_info)
  days.known.set(systemName, { day, at: Date.now() })
  return day
}

/**
 * Requests the unknown days, and forgets those of deleted posts. One run at a time; it ends at the first failure, and
 * the next run continues from there.
 * @param isWanted false ends the run
 */
export async function learnDays(
  days: PostDays,
  systemNames: readonly string[],
  { isWanted = () => true, pause = PAUSE }: { isWanted?: () => boolean; pause?: number } = {},
): Promise<void> {
  if (days.isLearning) return
  days.isLearning = true
  try {
    const wanted = new Set(systemNames)
    for (const name of days.known.keys()) if (!wanted.has(name)) days.known.delete(name)
    for (const name of systemNames) {
      const learnt = days.known.get(name)
      if (learnt && Date.now() - learnt.at < MAX_AGE) continue
      await new Promise((resolve) => setTimeout(resolve, pause).unref())
      if (!isWanted()) return
      await askDay(days, name)
    }
  } catch (error) {
    if (isWanted()) logWarning('directory.unreadable', { list: 'days', reason: errorMessage(error) })
  } finally {
    days.isLearning = false
  }
}
