/**
 * Paths of the knowledge base's articles, read from the sitemap of the site that serves the Studio, because articles
 * are not stored in the Content Lake.
 */
import { isPostPath } from '../../lib/knowledge-base/paths.ts'
import { normaliseSource } from '../../lib/routing/redirects/normalise.ts'
import { remembered } from '../common/remembered.ts'

const SITEMAP = '/sitemap.xml'

const TIMEOUT_MS = 3000

const LOC = /<loc>([^<]+)<\/loc>/g

type ArticlePaths = { articles: string[]; parts: string[] }

/** Parses a sitemap: articles, and the parts of a sitemap index. Pure. */
export function readSitemap(xml: string): ArticlePaths {
  const urls = Array.from(xml.matchAll(LOC), ([, address = '']) => address.replaceAll('&amp;', '&'))
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address))
  return {
    articles: urls.map(({ pathname }) => normaliseSource(pathname)).filter(isPostPath),
    parts: urls.filter(({ pathname, search }) => pathname === SITEMAP && search !== '').map(({ search }) => search),
  }
}

async function load(search: string, signal: AbortSignal): Promise<ArticlePaths> {
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

/** Reads the normalised paths of all articles; null when unknown, as in a Studio that the site does not serve. */
export const articlePaths = remembered(loadAll, TIMEOUT_MS)
