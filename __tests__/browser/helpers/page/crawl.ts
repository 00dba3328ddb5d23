/** Crawls a site from its front page: every link, redirect, picture, recording and anchor of the server's HTML. */
import { DomUtils, parseDocument } from 'htmlparser2'

export type CrawledPage = {
  /** Path with query, as linked. */
  address: string
  title: string
  description: string
  canonical: string | null
  isIndexed: boolean
  /** Levels of its headings, in order. */
  levels: number[]
  /** Ids that links can jump to. */
  ids: ReadonlySet<string>
  repeatedIds: string[]
  image: string | null
  structuredData: string[]
}

export type Crawl = {
  /** Pages that respond with HTML, by address. */
  pages: Map<string, CrawledPage>
  /** "from -> to: why" of every broken reference. */
  broken: string[]
  /** Links of the site that go through one of its redirects. */
  redirected: string[]
}

type Element = Extract<ReturnType<typeof DomUtils.findOne>, object>

const PARALLEL = 4

/** Whether it is the site or one of its stand-ins. Other hosts are not requested. */
function isLocal({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname)
}

/** What an element refers to. */
function references({ name, attribs }: Element): string[] {
  const { href, src, srcset, poster, action, property, content } = attribs
  const link = name === 'a' || name === 'link' ? href : undefined
  const image = property === 'og:image' ? content : undefined
  return [link, src, srcset?.split(' ')[0], poster, action, image].filter((reference) => reference !== undefined)
}

function summary(address: string, elements: Element[]): CrawledPage {
  const first = (test: (element: Element) => boolean) => elements.find(test)
  const meta = (name: string) => first((one) => one.name === 'meta' && one.attribs.name === name)?.attribs.content
  const title = first(
    ({ name, parent }) => name === 'title' && parent !== null && 'name' in parent && parent.name === 'head',
  )
  const ids = elements.flatMap(({ attribs }) => attribs.id ?? [])
  return {
    address,
    title: title ? DomUtils.textContent(title) : '',
    description: meta('description') ?? '',
    canonical: first(({ name, attribs }) => name === 'link' && attribs.rel === 'canonical')?.attribs.href ?? null,
    isIndexed: !/noindex/.test(meta('robots') ?? ''),
    levels: elements.flatMap(({ name }) => (/^h[1-6]$/.test(name) ? Number(name[1]) : [])),
    ids: new Set(ids),
    repeatedIds: ids.filter((id, index) => ids.indexOf(id) !== index),
    image: first(({ attribs }) => attribs.property === 'og:image')?.attribs.content ?? null,
    structuredData: elements
      .filter(({ name, attribs }) => name === 'script' && attribs.type === 'application/ld+json')
      .map((script) => DomUtils.textContent(script)),
  }
}

/** @param origin where the site is served */
export async function crawl(origin: string): Promise<Crawl> {
  const pages = new Map<string, CrawledPage>()
  const broken: string[] = []
  const redirected: string[] = []
  const queue = [{ url: new URL(origin), from: 'start' }]
  const seen = new Set([queue[0]?.url.href])
  const anchors: { page: string; id: string; from: string }[] = []

  function note(reference: string, from: URL): void {
    const url = URL.parse(reference, from)
    if (!url) return void broken.push(`${from.pathname} -> ${reference}: no address`)
    if (!isLocal(url)) return
    const id = decodeURIComponent(url.hash.slice(1))
    if (id) anchors.push({ page: url.pathname + url.search, id, from: from.pathname })
    url.hash = ''
    if (seen.has(url.href)) return
    seen.add(url.href)
    queue.push({ url, from: from.pathname })
  }

  async function visit({ url, from }: { url: URL; from: string }): Promise<void> {
    const response = await fetch(url)
    if (response.redirected) redirected.push(`${from} -> ${url.pathname}`)
    if (!response.ok) broken.push(`${from} -> ${url.href}: HTTP ${response.status}`)
    const isPage = url.origin === origin && response.headers.get('content-type')?.startsWith('text/html')
    if (!response.ok || !isPage) return response.body?.cancel()
    const elements = DomUtils.findAll(() => true, parseDocument(await response.text()).children)
    const address = url.pathname + url.search
    pages.set(address, summary(address, elements))
    for (const reference of elements.flatMap(references)) note(reference, url)
  }

  while (queue.length > 0) await Promise.all(queue.splice(0, PARALLEL).map(visit))
  for (const { page, id, from } of anchors) {
    const target = pages.get(page)
    if (target && !target.ids.has(id)) broken.push(`${from} -> ${page}#${id}: no such place`)
  }
  return { pages, broken, redirected }
}
