/** What search engines are told: the canonical host, and whether they may index the site. */
import { attributeOf, expectThat, type Site } from '../site.ts'
import { isHidden } from './pages.ts'

export async function checkCanonical(site: Site): Promise<string> {
  const { canonicalOrigin } = site.options
  const page = await site.frontPage()
  const found = {
    'the canonical link': attributeOf(page, 'link', 'href', { rel: 'canonical' }),
    'og:url': attributeOf(page, 'meta', 'content', { property: 'og:url' }),
    'og:image': attributeOf(page, 'meta', 'content', { property: 'og:image' }),
  }
  for (const [what, url] of Object.entries(found)) {
    expectThat(url !== undefined, `${what} is missing`)
    const origin = URL.parse(url ?? '')?.origin
    // A picture may be in the Content Lake.
    const isOwn = what !== 'og:image' || (url?.includes('/api/og/') ?? false)
    expectThat(!isOwn || origin === canonicalOrigin, `${what} is ${url}, not at ${canonicalOrigin}`)
  }
  return canonicalOrigin
}

/** Whether robots.txt forbids everything to all crawlers. */
function forbidsAll(robots: string): boolean {
  return /^disallow:\s*\/\s*$/im.test(robots)
}

export async function checkIndexing(site: Site): Promise<string> {
  const { isIndexed } = site.options
  const page = await site.frontPage()
  const robots = await (await site.getOk('/robots.txt', 'text/plain')).text()
  const { headers } = page.response
  const meta = attributeOf(page, 'meta', 'content', { name: 'robots' }) ?? ''
  const hides = isHidden(headers, meta)
  expectThat(/^user-agent: \*$/im.test(robots), 'robots.txt names no crawlers')
  if (!isIndexed) {
    expectThat(hides, 'search engines may index the site, which is not wanted (SITE_INDEXING=off)')
    return 'kept out of search engines, as wanted'
  }
  expectThat(!hides, `search engines must not index the site: "${headers.get('x-robots-tag') ?? meta}" (SITE_INDEXING)`)
  expectThat(!forbidsAll(robots), 'robots.txt forbids everything')
  const { canonicalOrigin } = site.options
  expectThat(robots.includes(`Sitemap: ${canonicalOrigin}/sitemap.xml`), 'robots.txt does not name the sitemap')
  return 'search engines may index it, as wanted'
}
