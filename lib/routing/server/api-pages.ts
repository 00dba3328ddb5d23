/**
 * The pages that the site makes of the API's data, articles and voices: whether one exists at a path, and at which path it
 * is shown. proxy.ts and the redirects ask here; how each is found is in `articles.ts` and `voices.ts`.
 */
import { isPostPath } from '@/lib/knowledge-base/paths'
import { isApiPath } from '../api-paths'
import { type ArticleState, articleState, respelledPath } from './articles'
import { routes } from './routes'
import { knownVoice, voiceState } from './voices'

/** One kind of such pages. */
type ApiPages = {
  state(path: string): Promise<ArticleState>
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
