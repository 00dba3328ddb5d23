/** Crawls a site from its front page: every link, redirect, picture, recording and anchor of the server's HTML. */
import { DomUtils, parseDocument } from 'htmlparser2'

export type CrawledPage = {
  /** Path with query, as linked. */
  address: string
  title: string
  description: string
  canonical: string | null
  isIndexed: boolean
  headings: number
  /** Ids that links can jump to. */
  ids: ReadonlySet<string>
  image: string | null
  structuredData: string[]
}

export type Crawl = {
  /** Pages that respond with HTML, by URL. */
  pages: Map<string, CrawledPage>
  /** "from -> to: why" of every broken reference. */
  broken: string[]
  /** Links of the site that go through one of its redirects. */
  redirected: string[]
  /** Other hosts that pages link to; they are not requested. */
  foreign: Set<string>
}

type Element = Extract<ReturnType<typeof DomUtils.findOne>, object>
type Target = { to: string; from: string }

/** More would be a loop of paths that generate new paths. */
const MOST_PAGES = 600
const PARALLEL = 4

function isLoopback(url: URL): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname)
}

function sources(set: string | undefined): string[] {
  return set ? set.split(/,\s+/).flatMap((part) => part.trim().split(/\s+/)[0] ?? []) : []
}

/** What an element refers to: pages to crawl, and files to request. */
function references({ name, attribs }: Element): { pages: string[]; files: string[] } {
  const { href, src, srcset, poster, action, rel = '', property, content } = attribs
  const given = (...values: (string | undefined)[]) => values.filter((value) => value !== undefined && value !== '')
  const one = (value: string | undefined) => given(value).flatMap((text) => text ?? [])
  switch (name) {
    case 'a':
      return { pages: one(href), files: [] }
    case 'form':
      return { pages: one(action), files: [] }
    case 'link':
      return /icon|manifest|alternate|stylesheet|preload/.test(rel)
        ? { pages: [], files: one(href) }
        : { pages: [], files: [] }
    case 'meta':
      return { pages: [], files: property === 'og:image' ? one(content) : [] }
    case 'img':
    case 'source':
    case 'audio':
    case 'video':
    case 'track':
    case 'script':
      return { pages: [], files: [...one(src), ...one(poster), ...sources(srcset)] }
    default:
      return { pages: [], files: [] }
  }
}

function summary(address: string, elements: Element[]): CrawledPage {
  const first = (test: (element: Element) => boolean) => elements.find(test)
  const meta = (name: string) => first((one) => one.name === 'meta' && one.attribs.name === name)?.attribs.content
  const title = first(
    ({ name, parent }) => name === 'title' && parent !== null && 'name' in parent && parent.name === 'head',
  )
  return {
    address,
    title: title ? DomUtils.textContent(title) : '',
    description: meta('description') ?? '',
    canonical: first(({ name, attribs }) => name === 'link' && attribs.rel === 'canonical')?.attribs.href ?? null,
    isIndexed: !/noindex/.test(meta('robots') ?? ''),
    headings: elements.filter(({ name }) => name === 'h1').length,
    ids: new Set(elements.flatMap(({ attribs }) => attribs.id ?? [])),
    image: first(({ attribs }) => attribs.property === 'og:image')?.attribs.content ?? null,
    structuredData: elements
      .filter(({ name, attribs }) => name === 'script' && attribs.type === 'application/ld+json')
      .map((script) => DomUtils.textContent(script)),
  }
}

/** @param origin where the site is served */
export async function crawl(origin: string): Promise<Crawl> {
  const result: Crawl = { pages: new Map(), broken: [], redirected: [], foreign: new Set() }
  const queue: Target[] = [{ to: '/', from: 'start' }]
  const seen = new Set(['/'])
  const files = new Map<string, string>()
  const anchors: { page: string; id: string; from: string }[] = []
  const aliases = new Map<string, string>()

  function note(reference: string, from: string, isPage: boolean): void {
    if (/^(mailto|tel|data|blob):/i.test(reference)) return
    if (!URL.canParse(reference, origin + from)) return void result.broken.push(`${from} -> ${reference}: no address`)
    const url = new URL(reference, origin + from)
    if (url.origin !== origin && !isLoopback(url)) return void result.foreign.add(url.host)
    if (url.origin !== origin || !isPage) {
      if (!files.has(url.href)) files.set(url.href, from)
      return
    }
    const to = url.pathname + url.search
    if (url.hash) anchors.push({ page: to, id: decodeURIComponent(url.hash.slice(1)), from })
    if (seen.has(to)) return
    seen.add(to)
    queue.push({ to, from })
  }

  async function visit({ to, from }: Target): Promise<void> {
    const response = await fetch(origin + to, { redirect: 'manual' })
    const location = response.headers.get('location')
    if (response.status >= 300 && response.status < 400 && location) {
      result.redirected.push(`${from} -> ${to}`)
      const target = new URL(location, origin)
      if (target.origin === origin) aliases.set(to, target.pathname + target.search)
      return note(location, to, true)
    }
    if (response.status !== 200) return void result.broken.push(`${from} -> ${to}: HTTP ${response.status}`)
    if (!response.headers.get('content-type')?.startsWith('text/html')) return
    const document = parseDocument(await response.text())
    const elements = DomUtils.findAll(() => true, document.children)
    result.pages.set(to, summary(to, elements))
    for (const element of elements) {
      const found = references(element)
      for (const page of found.pages) note(page, to, true)
      for (const file of found.files) note(file, to, false)
    }
  }

  async function ask([address, from]: [string, string]): Promise<void> {
    const response = await fetch(address, { headers: { Accept: 'image/avif,image/webp,*/*' } })
    await response.body?.cancel()
    if (!response.ok) result.broken.push(`${from} -> ${address}: HTTP ${response.status}`)
  }

  async function each<T>(next: () => T | undefined, work: (item: T) => Promise<void>): Promise<void> {
    await Promise.all(
      Array.from({ length: PARALLEL }, async () => {
        for (let item = next(); item !== undefined; item = next()) await work(item)
      }),
    )
  }

  // A worker that finds the queue empty may be followed by one that adds to it.
  while (queue.length > 0) await each(() => (result.pages.size < MOST_PAGES ? queue.shift() : undefined), visit)
  const left = Array.from(files)
  await each(() => left.shift(), ask)
  for (const { page, id, from } of anchors) {
    const target = result.pages.get(aliases.get(page) ?? page)
    if (target && !target.ids.has(id)) result.broken.push(`${from} -> ${page}#${id}: no such place`)
  }
  result.broken = Array.from(new Set(result.broken))
  return result
}
