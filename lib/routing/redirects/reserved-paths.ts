/** Paths that the site serves itself, whatever editors write. Pure; also used by the Studio's validation. */
import { categoryPath, isPostPath, opensArticles } from '../../knowledge-base/paths.ts'
import { ADMIN_PATH, LOGIN_PATH, PROFILE_PATH } from '../../session.ts'
import { isVoicePath, MAX_LISTED_VOICES, voiceIdKeyOf } from '../../voices/paths.ts'
import { hasReservedSegment } from './table.ts'

/** Where security.txt is; `/security.txt` is the page that responds (proxy.ts). */
export const SECURITY_TEXT_PATH = '/.well-known/security.txt'
export const SECURITY_TEXT_PAGE = '/security.txt'

/** Reserved paths without a page document: one there would never be shown. */
export const SERVICE_PATHS: readonly string[] = [
  ...[PROFILE_PATH, ADMIN_PATH, '/enquiry', '/404', '/500', '/503'],
  ...['/sitemap.xml', '/feed.xml', '/robots.txt', '/llms.txt', '/site.webmanifest'],
  ...[SECURITY_TEXT_PATH, SECURITY_TEXT_PAGE],
]

/** Whether the site itself serves this normalised path, so that no redirect may start there. */
export function isReservedPath(path: string): boolean {
  return hasReservedSegment(path) || path === LOGIN_PATH || SERVICE_PATHS.includes(path)
}

/** Lookup of paths that are not redirects. */
export type SitePaths = {
  /** Whether a published page has this normalised path. */
  isPage(path: string): boolean
  /** Whether the site serves this normalised path itself, as it does for articles and voices. Null when unknown. */
  isOwn(path: string): boolean | null
}

/** The name of an article in its normalised path. */
function nameIn(path: string): string {
  return path.split('/').at(-1) ?? ''
}

/** Whether a number of listed voices is not all of them: none are listed while the API cannot be read. */
function isPartOfVoices(listed: number): boolean {
  return listed === 0 || listed >= MAX_LISTED_VOICES
}

/**
 * Builds the lookup from lists.
 * @param apiPaths paths of articles and voices, normalised; null when unknown
 */
export function sitePaths(pages: { has(path: string): boolean }, apiPaths: ReadonlySet<string> | null): SitePaths {
  const names = apiPaths && new Set(Array.from(apiPaths).filter(isPostPath).map(nameIn))
  const voices = new Set(
    Array.from(apiPaths ?? [])
      .filter(isVoicePath)
      .map(voiceIdKeyOf),
  )
  return {
    isPage: (path) => pages.has(path),
    isOwn: (path) => {
      if (isReservedPath(path)) return true
      // An article is shown below every category that opens articles.
      if (isPostPath(path)) {
        const [, , category = ''] = path.split('/')
        const isOpen = opensArticles(category, pages) || apiPaths?.has(categoryPath(category))
        return names === null ? null : names.has(nameIn(path)) && isOpen === true
      }
      // A category of the API without a page of the editors.
      if (apiPaths?.has(path)) return true
      // A voice under an old name redirects. Of very many voices the sitemap lists only a part.
      if (isVoicePath(path)) return voices.has(voiceIdKeyOf(path)) || (isPartOfVoices(voices.size) ? null : false)
      // A file, such as a rate card: some are not listed in any document.
      return /\.[a-z0-9]+$/.test(path) ? null : false
    },
  }
}
