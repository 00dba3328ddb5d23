/** robots.txt. Pure. */
import { SITEMAP_PATH } from './sitemap'

/**
 * What crawlers may fetch. Pages that search engines are to leave out say so themselves (`noindex`), which has to be read; so none of them is
 * forbidden here. The calls that pages make stay open, or a crawler could not draw them.
 *
 * The same holds for a site that is not to be shown at all: one that may not be read can still be listed by its address. It only names no
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
