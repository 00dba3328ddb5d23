/**
 * Paths of articles and voices, read from the sitemap of the site that serves the Studio, because they are not stored in
 * the Content Lake.
 */
import { categoryOfPath } from '../../../lib/knowledge-base/paths.ts'
import { isApiPath } from '../../../lib/routing/api-paths.ts'
import { normaliseSource } from '../../../lib/routing/redirects/normalise.ts'
import { cacheForOneMinute } from '../../common/cache-for-one-minute.ts'

const SITEMAP = '/sitemap.xml'

const TIMEOUT_MS = 3000

const LOC = /<loc>([^<]+)<\/loc>/g

type ListedPaths = { articles: string[]; parts: string[] }

/** Parses a sitemap: articles and voices, and the parts of a sitemap index. Pure. */
export function readSitemap(xml: string): ListedPaths {
  const urls = Array.from(xml.matchAll(LOC), ([, address = '']) => address.replaceAll('&amp;', '&'))
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address))
  return {
    articles: urls
      .map(({ pathname }) => normaliseSource(pathname))
      .filter((path) => isApiPath(path) || categoryOfPath(path) !== null),
    parts: urls.filter(({ pathname, search }) => pathname === SITEMAP && search !== '').map(({ search }) => search),
  }
}

async function load(search: string, signal: AbortSignal): Promise<ListedPaths> {
  const response = await fetch(`${SITEMAP}${search}`, { signal })
  if (!response.ok) throw new Error(`The sitemap answered ${response.status}`)
  return readSitemap(await response.text())
}

async function loadAll(signal: AbortSignal): Promise<ReadonlySet<string> | null> {
  const { articles, parts } = await load('', signal)
  const more = await Promise.all(parts.map((part) => load(part, signal)))
  const all = [...articles, ...more.flatMap((part) => part.articles)]
  // Empty: the sitemap currently lacks the API's part.
  return all.length > 0 ? new Set(all) : null
}

/** Reads the normalised paths of all articles and voices; null when unknown, as in a Studio that the site does not serve. */
export const articlePaths = cacheForOneMinute(loadAll, TIMEOUT_MS)
