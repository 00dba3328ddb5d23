/** Where visitors go instead of an article, a category or a voice that does not exist. Pure; also used by the Studio. */
import { categoryOfPath, isPostPath, KNOWLEDGE_BASE } from '../../knowledge-base/paths.ts'
import { isVoicePath, VOICES_PATH } from '../../voices/paths.ts'

/**
 * The page of the article's category, else the front page of the knowledge base; for a voice the list of voices.
 * @param path normalised
 * @param isPage whether there is a published page at a normalised path
 * @returns null for any other path, and when no such page is published
 */
export function fallbackPage(path: string, isPage: (path: string) => boolean): string | null {
  if (isVoicePath(path)) return isPage(VOICES_PATH) ? VOICES_PATH : null
  if (!isPostPath(path) && categoryOfPath(path) === null) return null
  const category = path.split('/').slice(0, 3).join('/')
  return [category, KNOWLEDGE_BASE].find((at) => at !== path && isPage(at)) ?? null
}
