/** Whether an article exists, decided before its page is rendered. Server only. */
import { LRUCache } from 'lru-cache'
import { apiClient } from '@/lib/api/server'
import { readOrRecall } from '@/lib/api/server/last-good'
import { isSystemName } from '@/lib/knowledge-base/paths'
import { segmentsOf } from '@/lib/routing/redirects/normalise'

/** `unavailable`: the API does not respond, and has never delivered it. */
export type ArticleState = 'found' | 'missing' | 'unavailable'

/** Timeout in milliseconds, short because a visitor waits. */
const TIMEOUT_MS = 2000

/** Milliseconds for which an answer counts: a made-up path costs the API one request a minute. */
const KEPT_MS = 60_000
const MAX_KEPT = 5000

const states = new LRUCache<string, ArticleState>({
  max: MAX_KEPT,
  ttl: KEPT_MS,
  ignoreFetchAbort: true,
  async fetchMethod(systemName) {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const request = { page: systemName, call: 'blogPost', query: { systemName }, signal } as const
    const { data, failure } = await readOrRecall(apiClient(), request)
    if (data) return 'found'
    return failure?.status === 404 ? 'missing' : 'unavailable'
  },
})

/** The state of the article at a path of the knowledge base. */
export async function articleState(path: string): Promise<ArticleState> {
  const systemName = decodeURIComponent(segmentsOf(path).at(-1)?.text ?? '')
  return isSystemName(systemName) ? states.forceFetch(systemName) : 'missing'
}
