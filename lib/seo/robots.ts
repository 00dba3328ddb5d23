/** Builds robots.txt. Pure. */
import { SITEMAP_PATH } from './sitemap'

/**
 * Noindex pages are not disallowed, because crawlers must fetch them to see `noindex`. `/api/v1/` stays allowed, or
 * crawlers could not render pages.
 *
 * The same holds for a site that is not to be indexed at all: a disallowed URL can still be listed. It only omits the
 * sitemap.
 */
export function robots({ siteUrl, isIndexed }: { siteUrl: string; isIndexed: boolean }): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Allow: /api/v1/',
    'Allow: /api/og/',
    'Disallow: /studio',
    '',
    ...(isIndexed ? [`Sitemap: ${siteUrl}${SITEMAP_PATH}`, ''] : []),
  ].join('\n')
}
