/** Addresses that the site answers by itself, whatever editors write. Pure; the Studio's rules read it as well. */
import { isPostPath } from '../../knowledge-base/paths.ts'
import { ADMIN_PATH, LOGIN_PATH, PROFILE_PATH } from '../../session/paths.ts'
import { hasReservedSegment } from './table.ts'

/** Addresses without a page document: one there would never be seen. */
export const SERVICE_PATHS: readonly string[] = [
  ...[PROFILE_PATH, ADMIN_PATH, '/enquiry', '/404', '/500'],
  ...['/sitemap.xml', '/feed.xml', '/robots.txt', '/llms.txt', '/site.webmanifest'],
]

/** Does the site itself answer this normalised path, so that no redirect may begin there? */
export function isReservedPath(path: string): boolean {
  return hasReservedSegment(path) || path === LOGIN_PATH || SERVICE_PATHS.includes(path)
}

/** What is known of addresses that are no redirects. */
export type KnownAddresses = {
  /** Is there a published page at this normalised path? */
  isPage(path: string): boolean
  /** Does the site answer this normalised path by itself, as it does for articles? Null when nobody knows. */
  isOwn(path: string): boolean | null
  /** Those of which there is a list, to learn which of them a pattern covers. */
  pages?: Iterable<string>
  articles?: Iterable<string>
}

/**
 * What is known from lists.
 * @param articles normalised; null while nobody has said which there are
 */
export function knownAddresses(
  pages: { has(path: string): boolean; keys(): Iterable<string> },
  articles: ReadonlySet<string> | null,
): KnownAddresses {
  return {
    isPage: (path) => pages.has(path),
    isOwn: (path) => {
      if (isReservedPath(path)) return true
      if (isPostPath(path)) return articles ? articles.has(path) : null
      // A file, such as a rate card: the site has some that no document names.
      return /\.[a-z0-9]+$/.test(path) ? null : false
    },
    pages: [...pages.keys()],
    articles: articles ?? [],
  }
}
