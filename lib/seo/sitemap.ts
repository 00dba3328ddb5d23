/** Builds the sitemap: every URL that search engines may index (sitemaps.org). Pure. */
import { absoluteUrl } from './resolve-seo'
import { escapeXml } from './xml'

/** `changed` is a date or a date with time; null when unknown. */
export type SitemapEntry = { path: string; changed: string | null }

/** Maximum number of entries in one file. */
const SITEMAP_MAX = 50_000

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

function tag(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}

function urlSet(entries: readonly SitemapEntry[], siteUrl: string): string {
  const urls = entries.map(({ path, changed }) => {
    const loc = tag('loc', absoluteUrl(path, siteUrl))
    return `<url>${loc}${changed ? tag('lastmod', changed) : ''}</url>`
  })
  return `${HEAD}\n<urlset ${NAMESPACE}>\n${urls.join('\n')}\n</urlset>\n`
}

function index(parts: number, siteUrl: string): string {
  const maps = Array.from({ length: parts }, (_, part) => {
    return `<sitemap>${tag('loc', `${siteUrl}${SITEMAP_PATH}?part=${part + 1}`)}</sitemap>`
  })
  return `${HEAD}\n<sitemapindex ${NAMESPACE}>\n${maps.join('\n')}\n</sitemapindex>\n`
}

export const SITEMAP_PATH = '/sitemap.xml'

/**
 * The sitemap, or an index of its parts when it is too long for one file.
 * @param part the requested part, from 1
 * @returns null when there is no such part
 */
export function sitemap(
  entries: readonly SitemapEntry[],
  { siteUrl, part }: { siteUrl: string; part?: number },
): string | null {
  const parts = Math.max(1, Math.ceil(entries.length / SITEMAP_MAX))
  if (part === undefined) return parts === 1 ? urlSet(entries, siteUrl) : index(parts, siteUrl)
  if (!Number.isInteger(part) || part < 1 || part > parts) return null
  return urlSet(entries.slice((part - 1) * SITEMAP_MAX, part * SITEMAP_MAX), siteUrl)
}
