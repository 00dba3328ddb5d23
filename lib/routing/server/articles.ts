/**
 * Whether an article exists, and under which name: from the list that sitemap and feed know, in memory, and for a name that
 * it lacks from the API, once a minute.
 */
import { apiClient } from '@/lib/api/server/client'
import { readWithFallback } from '@/lib/api/server/stored-responses'
import { startVisit } from '@/lib/api/server/visit'
import { isSystemName, nameKey, postPath, systemNameOf } from '@/lib/knowledge-base/paths'
import { type ListedPost, listedArticles } from './directory'
import { type ApiPageState, knownList, oncePerMinute } from './known-list'

const lookUp = oncePerMinute(async (systemName: string): Promise<Pick<ApiPageState, 'kind'>> => {
  const signal = startVisit(systemName)
  const request = { page: systemName, call: 'blogPost', query: { systemName }, signal, stage: 'before page' } as const
  const { data, failure } = await readWithFallback(apiClient(), request)
  if (data) return { kind: 'found' }
  return { kind: failure?.status === 404 ? 'missing' : 'unavailable' }
})

/**
 * The state of the article at a path of the knowledge base, by exactly the name in the path: only the API knows which
 * spellings it takes for the same.
 */
export async function articleState(path: string): Promise<ApiPageState['kind']> {
  const systemName = systemNameOf(path)
  return isSystemName(systemName) ? (await lookUp(systemName)).kind : 'missing'
}

const readArticles = knownList(listedArticles)

/** @returns articles by name and by `nameKey`, up to five minutes old; null while they cannot be read */
export async function knownArticles(): Promise<ReadonlyMap<string, ListedPost> | null> {
  return (await readArticles())?.byName ?? null
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
