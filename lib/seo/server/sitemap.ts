/** Builds the sitemap: every URL that search engines may index (sitemaps.org). Pure. */
import { absoluteUrl } from '../seo'
import { tag } from './xml'

/** `changed` is a date or a date with time; null when unknown. */
export type SitemapEntry = { path: string; changed: string | null }

export const SITEMAP_PATH = '/sitemap.xml'

export function sitemap(entries: readonly SitemapEntry[], siteUrl: string): string {
  const urls = entries.map(({ path, changed }) => {
    const loc = tag('loc', absoluteUrl(path, siteUrl))
    return `<url>${loc}${changed ? tag('lastmod', changed) : ''}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}
