/** Whether an article exists, decided before its page is rendered. */
import { LRUCache } from 'lru-cache'
import { apiClient } from '@/lib/api/server'
import { readOrRecall } from '@/lib/api/server/last-good'
import { startVisit } from '@/lib/api/server/visit'
import { isSystemName, systemNameOf } from '@/lib/knowledge-base/paths'

/** `unavailable`: the API does not respond, and has never delivered it. */
export type ArticleState = 'found' | 'missing' | 'unavailable'

/** Milliseconds for which a response counts: a made-up path costs the API one request a minute. */
const KEPT_MS = 60_000
const MAX_KEPT = 5000

const states = new LRUCache<string, ArticleState>({
  max: MAX_KEPT,
  ttl: KEPT_MS,
  ignoreFetchAbort: true,
  async fetchMethod(systemName) {
    const signal = startVisit(systemName)
    const request = { page: systemName, call: 'blogPost', query: { systemName }, signal, stage: 'before page' } as const
    const { data, failure } = await readOrRecall(apiClient(), request)
    if (data) return 'found'
    return failure?.status === 404 ? 'missing' : 'unavailable'
  },
})

/**
 * The state of the article at a path of the knowledge base, by exactly the name in the path: only the API knows which
 * spellings it takes for the same. An outage is not remembered, so that the next request tries again.
 */
export async function articleState(path: string): Promise<ArticleState> {
  const systemName = systemNameOf(path)
  if (!isSystemName(systemName)) return 'missing'
  const state = await states.forceFetch(systemName)
  if (state === 'unavailable') states.delete(systemName)
  return state
}
