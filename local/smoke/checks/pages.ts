/** Pages are whole: the page that belongs to the path, with its head, headers and scripts; what does not exist is the 404 page. */
import { DomUtils } from 'htmlparser2'
import { attributeOf, expectThat, forEach, type Site } from '../site.ts'

/** On which most visits begin. */
const PATHS = [
  ...['/', '/voice-over-artists', '/services', '/services/jingles', '/knowledge-base', '/for-agencies', '/contact-us'],
  ...['/stopwatch', '/privacy-policy'],
]

/** Rendered for each visitor, and nothing for search engines. */
const FORM = '/enquiry'

/** Whether headers or the page keep search engines away. */
export function isHidden(headers: Headers, robots = ''): boolean {
  return /noindex|none/.test(`${headers.get('x-robots-tag') ?? ''} ${robots}`)
}

/** A page that search engines may index, and that caches share. @throws Problem unless it is the one of that path, and whole */
export async function expectWhole(site: Site, path: string): Promise<void> {
  const { canonicalOrigin, isIndexed } = site.options
  const page = await site.getPage(path)
  const { headers } = page.response
  const canonical = attributeOf(page, 'link', 'href', { rel: 'canonical' })
  expectThat(
    URL.parse(canonical ?? '')?.href === new URL(path, canonicalOrigin).href,
    `${path}: its canonical link is ${canonical}`,
  )
  const hides = isHidden(headers, attributeOf(page, 'meta', 'content', { name: 'robots' }))
  expectThat(!(isIndexed && hides), `${path}: search engines must not index it`)
  for (const property of ['og:title', 'og:url', 'og:image']) {
    expectThat(Boolean(attributeOf(page, 'meta', 'content', { property })), `${path}: ${property} is missing`)
  }
  const caching = headers.get('cache-control') ?? ''
  expectThat(/s-maxage=[1-9]/.test(caching), `${path}: no cache may keep it ("${caching}")`)
  await expectPage(site, path)
}

/** What every page has. @throws Problem */
async function expectPage(site: Site, path: string): Promise<void> {
  const page = await site.getPage(path)
  const { html, elements, response } = page
  const headings = elements.filter(({ name }) => name === 'h1')
  expectThat(headings.length === 1, `${path}: ${headings.length} main headings`)
  const texts = [...headings, ...elements.filter(({ name }) => name === 'title')].map((one) =>
    DomUtils.textContent(one),
  )
  expectThat(texts.length > 1 && texts.every((text) => text.trim() !== ''), `${path}: its title or heading is empty`)
  expectThat(/<\/html>\s*$/.test(html), `${path}: its end is missing`)
  expectThat(attributeOf(page, 'html', 'lang') !== undefined, `${path}: it has no language`)
  for (const landmark of ['header', 'main', 'footer']) {
    expectThat(
      elements.some(({ name }) => name === landmark),
      `${path}: it has no ${landmark}`,
    )
  }
  expectThat(!response.headers.has('set-cookie'), `${path}: it sets a cookie`)
}

export async function checkRoutes(site: Site): Promise<string> {
  await forEach(PATHS, (path) => expectWhole(site, path))
  await expectPage(site, FORM)
  const form = await site.getPage(FORM)
  const caching = form.response.headers.get('cache-control') ?? ''
  expectThat(/no-store/.test(caching), `${FORM}: caches may keep it ("${caching}")`)
  for (const name of ['name', 'phone', 'email', 'brief']) {
    expectThat(
      form.elements.some(({ attribs }) => attribs.name === name),
      `${FORM}: it has no field "${name}"`,
    )
  }
  return `${PATHS.length + 1} pages`
}

export async function checkMissing(site: Site): Promise<string> {
  const path = '/smoke-check-of-a-page-that-does-not-exist'
  const response = await site.get(path)
  expectThat(response.status === 404, `${path}: status ${response.status} instead of 404`)
  const caching = response.headers.get('cache-control') ?? ''
  expectThat(caching.includes('no-store'), `${path}: Cache-Control "${caching}" lets caches keep a 404`)
  const html = await response.text()
  expectThat(/<h1[ >]/.test(html) && /<\/html>\s*$/.test(html), `${path}: it is not the 404 page`)
  return 'status 404, not cached'
}
