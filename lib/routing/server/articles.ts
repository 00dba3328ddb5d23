/**
 * Whether an article exists, and under which name: from the list that sitemap and feed know, in memory, and for a name that
 * it lacks from the API, once a minute.
 */
import { setTimeout } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { apiClient } from '@/lib/api/server/client'
import { readWithFallback } from '@/lib/api/server/stored-responses'
import { startVisit } from '@/lib/api/server/visit'
import { isSystemName, nameKey, postPath, systemNameOf } from '@/lib/knowledge-base/paths'
import { UNREADABLE_LIST } from '@/lib/retries'
import { type ListedPost, listedArticles } from './directory'

/** `unavailable`: the API does not respond, and has never delivered it. */
export type ArticleState = 'found' | 'missing' | 'unavailable'

/** Milliseconds for which a response counts: a made-up path costs the API one request a minute. */
const STATE_MS = 60_000
const MAX_STATES = 5000

const states = new LRUCache<string, ArticleState>({
  max: MAX_STATES,
  ttl: STATE_MS,
  ignoreFetchAbort: true,
  async fetchMethod(systemName) {
    const signal = startVisit(systemName)
    const request = { page: systemName, call: 'blogPost', query: { systemName }, signal, stage: 'before page' } as const
    const { data, failure } = await readWithFallback(apiClient(), request)
    if (data) return 'found'
    return failure?.status === 404 ? 'missing' : 'unavailable'
  },
})

/**
 * The state of the article at a path of the knowledge base, by exactly the name in the path: only the API knows which
 * spellings it takes for the same. An outage is not cached, so that the next request tries again.
 */
export async function articleState(path: string): Promise<ArticleState> {
  const systemName = systemNameOf(path)
  if (!isSystemName(systemName)) return 'missing'
  const state = await states.forceFetch(systemName)
  if (state === 'unavailable') states.delete(systemName)
  return state
}

/** Milliseconds for which a visitor waits for the first list; its load goes on for the next one. */
const TIMEOUT_MS = 2000

let unreadableUntil = 0

/** @returns articles by name and by `nameKey`, up to five minutes old; null while they cannot be read */
export async function knownArticles(): Promise<ReadonlyMap<string, ListedPost> | null> {
  if (Date.now() < unreadableUntil) return null
  const list = await Promise.race([listedArticles(), setTimeout(TIMEOUT_MS, null, { ref: false })])
  if (list?.isComplete) return list.byName
  unreadableUntil = Date.now() + UNREADABLE_LIST.pauseMs
  return null
}

/** The listed article of a name, in whatever case and Unicode form; null when it is not listed, or nobody knows. */
export async function knownArticle(systemName: string): Promise<ListedPost | null> {
  const articles = await knownArticles()
  return articles?.get(systemName) ?? articles?.get(nameKey(systemName)) ?? null
}

/**
 * The path of an article whose name was requested in another case or Unicode form than the API's; null when there is
 * none, or it was requested as the API spells it.
 */
export async function respelledPath(path: string): Promise<string | null> {
  const systemName = systemNameOf(path)
  const listed = await knownArticle(systemName)
  if (!listed || listed.systemName === systemName) return null
  return postPath(path.split('/')[2] ?? '', listed.systemName)
}
