/**
 * The pages that the site makes of the API's data, without a page document: articles and voices. Pure; also used by the
 * Studio.
 */
import { isPostPath } from '../knowledge-base/paths.ts'
import { isVoicePath } from '../voices/paths.ts'

/** Whether a path is that of an article or a voice. Only the API knows which exist. */
export function isApiPath(path: string): boolean {
  return isPostPath(path) || isVoicePath(path)
}
