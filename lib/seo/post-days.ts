/**
 * The day of every post, for the sitemap. Server only.
 *
 * The API's lists name no day, only its answer to a single post does. So posts are asked one after the other, slowly and behind
 * everything else, and what is learnt is kept: with ten thousand posts it takes some minutes after a start until all are known, and
 * meanwhile an address stands without its day.
 */
import { apiClient } from '@/lib/api/server'
import { errorMessage, logWarning } from '@/lib/log'
import { publishDate } from './publish-date'

/** Milliseconds between two questions, and after which a post is asked again. */
const PAUSE = 25
const MAX_AGE = 24 * 60 * 60 * 1000

/** What is known of a post; `day` (YYYY-MM-DD) is null where its line holds none that is certain. */
type Learnt = { day: string | null; at: number }

/** Plain data, for `globalThis`: pages and API routes are bundled apart. */
export type PostDays = { known: Map<string, Learnt>; isLearning: boolean }

export function emptyDays(): PostDays {
  return { known: new Map(), isLearning: false }
}

/** The day that a post's line says, asked now. */
export async function askDay(days: PostDays, systemName: string): Promise<string | null> {
  const { publish_info } = await apiClient().read('blogPost', { systemName })
  const day = publishDate(publish_info)
  days.known.set(systemName, { day, at: Date.now() })
  return day
}

/**
 * Asks for the days that are not known, and forgets those of posts that are gone. One walk at a time; it ends at the first failure, and
 * the next one goes on from there.
 * @param isWanted false ends the walk
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
