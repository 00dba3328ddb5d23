/**
 * The pages that the site makes of the API's data, articles, voices and categories without a page document: whether one exists
 * at a path, and at which path it is shown. proxy.ts and the redirects ask here; how each is found is in `articles.ts`,
 * `voices.ts` and `categories.ts`.
 */
import { categoryOfPath, categoryPath, isPostPath, postPath, systemNameOf } from '@/lib/knowledge-base/paths'
import { isVoicePath } from '@/lib/voices/paths'
import { isApiPath } from '../api-paths'
import { normaliseSource } from '../redirects/normalise'
import { articleState, knownArticle, knownArticles, respelledPath } from './articles'
import { defaultCategory, isOpenCategory } from './categories'
import type { ApiPageState } from './known-list'
import { routes } from './routes'
import { knownVoice, voiceState } from './voices'

/** One kind of such pages. */
type ApiPages = {
  state(path: string): Promise<ApiPageState['kind']>
  /**
   * The canonical path of a page that was requested under another spelling or an earlier name; null when the path is
   * canonical, or nothing is there.
   * @param isRendered the page is in the cache: the visitor does not wait for the API
   */
  canonicalPath(path: string, isRendered: boolean): Promise<string | null>
}

const ARTICLES: ApiPages = {
  state: articleState,
  canonicalPath: async (path, isRendered) => (isRendered ? null : respelledPath(path)),
}

const VOICES: ApiPages = {
  state: async (path) => (await voiceState(path)).kind,
  async canonicalPath(path, isRendered) {
    const voice = isRendered ? await knownVoice(path, { waits: false }) : await voiceState(path)
    return voice && 'path' in voice && voice.path !== path ? voice.path : null
  },
}

/** @param path of an article or a voice */
export function apiPagesOf(path: string): ApiPages {
  return isPostPath(path) ? ARTICLES : VOICES
}

/** Whether the page at a path is made of the API's data: a page document there wins. */
export async function isApiPage(path: string): Promise<boolean> {
  return isApiPath(path) && !(await routes()).paths.has(path)
}

async function articleAt(path: string, category: string): Promise<ApiPageState> {
  if (!(await isOpenCategory(category))) {
    // While no list can be read, nobody knows which categories are open either.
    return { kind: (await knownArticles()) === null ? 'unavailable' : 'missing' }
  }
  const name = systemNameOf(path)
  const listed = await knownArticle(name)
  if (listed) return { kind: 'found', path: postPath(category, listed.systemName) }
  // It may be newer than the list.
  const kind = await articleState(path)
  return kind === 'found' ? { kind, path: postPath(category, name) } : { kind }
}

/**
 * What is at the target of a redirect: looked up in the lists, which are up to five minutes old, and in the API if they lack it.
 * @param path with its capitals: the API may tell those of an article apart
 * @returns found with the path as the API spells it; null for a path of another kind
 */
export async function apiPageAt(path: string): Promise<ApiPageState | null> {
  const key = normaliseSource(path)
  if (isVoicePath(key)) return voiceState(key)
  if (categoryOfPath(key) !== null) {
    const category = await defaultCategory(key)
    return category ? { kind: 'found', path: categoryPath(category.system_name) } : { kind: 'missing' }
  }
  return isPostPath(key) ? articleAt(path, key.split('/')[2] ?? '') : null
}
