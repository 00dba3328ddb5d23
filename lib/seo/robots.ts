/** robots.txt. Pure. */
import { SITEMAP_PATH } from './sitemap'

/**
 * What crawlers may fetch. Pages that search engines are to leave out say so themselves (`noindex`), which has to be read; so none of them is
 * forbidden here. The calls that pages make stay open, or a crawler could not draw them.
 */
export function robots(siteUrl: string): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Allow: /api/v1/',
    'Allow: /api/og/',
    'Disallow: /studio',
    '',
    `Sitemap: ${siteUrl}${SITEMAP_PATH}`,
    '',
  ].join('\n')
}
