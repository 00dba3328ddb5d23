/** The articles that the API lists, as sitemap and feed know them: from memory, without a request per visit. */
import { setTimeout } from 'node:timers/promises'
import { type ListedPost, listedArticles } from '@/lib/directory/server/directory'
import { nameKey, postPath, systemNameOf } from '@/lib/knowledge-base/paths'

/** Milliseconds for which a visitor waits for the first list; its load goes on for the next one. */
const TIMEOUT_MS = 2000
/** Milliseconds until a list that could not be read is asked for again. */
const RETRY_MS = 5000

let unreadableUntil = 0

/** @returns articles by name and by `nameKey`, up to five minutes old; null while they cannot be read */
export async function knownArticles(): Promise<ReadonlyMap<string, ListedPost> | null> {
  if (Date.now() < unreadableUntil) return null
  const list = await Promise.race([listedArticles(), setTimeout(TIMEOUT_MS, null, { ref: false })])
  if (list?.isComplete) return list.byName
  unreadableUntil = Date.now() + RETRY_MS
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
