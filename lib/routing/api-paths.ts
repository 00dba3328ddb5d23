/**
 * The pages that the site makes of the API's data, without a page document: articles and voices. Pure; also used by the
 * Studio.
 */
import { categoryOfPath, isPostPath } from '../knowledge-base/paths.ts'
import { isVoicePath } from '../voices/paths.ts'
import { parseListPage } from './list-pages.ts'

/** Whether the page at a path is rendered when it is first visited, not by the build. @param path normalised */
export function isRenderedOnDemand(path: string): boolean {
  return isApiPath(path) || parseListPage(path) !== null || categoryOfPath(path) !== null
}

/** Whether a path is that of an article or a voice. Only the API knows which exist. */
export function isApiPath(path: string): boolean {
  return isPostPath(path) || isVoicePath(path)
}
