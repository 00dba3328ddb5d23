/** Whether an article or a voice exists at a path, and whether its page is at another one. */
import { isPostPath } from '@/lib/knowledge-base/paths'
import { isVoicePath } from '@/lib/voices/paths'
import { isApiPath } from '../api-paths'
import { type ArticleState, articleState } from './article-state'
import { respelledPath } from './known-articles'
import { knownVoice } from './known-voices'
import { routes } from './routes'
import { voiceState } from './voice-state'

/** Whether the page at a path is made of the API's data: a page document there wins. */
export async function isApiPage(path: string): Promise<boolean> {
  return isApiPath(path) && !(await routes()).paths.has(path)
}

/** @param path of an article or a voice */
export async function apiPageState(path: string): Promise<ArticleState> {
  return isPostPath(path) ? articleState(path) : (await voiceState(path)).kind
}

/**
 * Where the page of an article or a voice is, when it was requested by another spelling or by an earlier name; null when
 * the path is its own, or nothing is there.
 * @param isRendered whether there is a page at this path, which is not to wait
 */
export async function properPath(path: string, isRendered: boolean): Promise<string | null> {
  if (!isVoicePath(path)) return isRendered ? null : respelledPath(path)
  const voice = isRendered ? await knownVoice(path, { waits: false }) : await voiceState(path)
  return voice && 'path' in voice && voice.path !== path ? voice.path : null
}
