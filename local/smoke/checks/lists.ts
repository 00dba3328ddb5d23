/** The feed has articles, and the newest is there; the sitemap has pages at the canonical host, some of which are read. */
import { DomUtils, parseDocument } from 'htmlparser2'
import { expectThat, forEach, type Site } from '../site.ts'
import { expectWhole } from './pages.ts'

/** Pages of the sitemap that are read, evenly spread over it. */
const SAMPLE_SIZE = 8

/** The texts of all elements with a name in an XML document. */
function textsOf(xml: string, name: string): string[] {
  const { children } = parseDocument(xml, { xmlMode: true })
  return DomUtils.getElementsByTagName(name, children).map((element) => DomUtils.textContent(element))
}

export async function checkFeed(site: Site): Promise<string> {
  const xml = await (await site.getOk('/feed.xml', 'application/rss+xml')).text()
  const articles = textsOf(xml, 'guid')
  expectThat(articles.length > 0, '/feed.xml: it has no article')
  const [, newest] = textsOf(xml, 'link')
  const { pathname } = new URL(newest ?? '/', site.options.canonicalOrigin)
  expectThat(
    URL.parse(newest ?? '')?.origin === site.options.canonicalOrigin,
    `/feed.xml: ${newest} is not at ${site.options.canonicalOrigin}`,
  )
  await expectWhole(site, pathname)
  return `${articles.length} articles`
}

/** @returns the URLs of the sitemap */
export function urlsOfSitemap(xml: string): string[] {
  return textsOf(xml, 'loc')
}

export async function checkSitemap(site: Site): Promise<string> {
  const urls = urlsOfSitemap(await (await site.getOk('/sitemap.xml', 'application/xml')).text())
  const { canonicalOrigin } = site.options
  expectThat(urls.length > 0, '/sitemap.xml: it is empty')
  const foreign = urls.find((url) => URL.parse(url)?.origin !== canonicalOrigin)
  expectThat(foreign === undefined, `/sitemap.xml: ${foreign} is not at ${canonicalOrigin}`)
  const step = Math.max(1, Math.floor(urls.length / SAMPLE_SIZE))
  const sample = urls.filter((_, index) => index % step === step - 1).slice(0, SAMPLE_SIZE)
  await forEach(sample, (url) => expectWhole(site, new URL(url).pathname))
  return `${urls.length} pages, ${sample.length} of them read`
}
