import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { FACTS } from '@/lib/facts/facts'
import { fillTexts } from '@/lib/facts/tokens'
import { headingIds } from '@/lib/html/heading-ids'
import { factsOf } from '@/studio/rules/facts'
import { placeName } from '@/studio/rules/headings'
import { pathProblem } from '@/studio/rules/path'
import { isNode, type Node } from '../helpers/demo-pages'
import { type ContentDocument, validate } from './content-model'

const folder = path.join(process.cwd(), 'local/demo/content')
const documents = readFileSync(path.join(folder, 'data.ndjson'), 'utf8')
  .trim()
  .split('\n')
  .map((line): ContentDocument => JSON.parse(line))
const pages = documents.filter((document) => document._type === 'page')

const facts = factsOf(documents.find(({ _id }) => _id === FACTS))

/** As visitors read it. */
function read(id: string): ContentDocument | undefined {
  return fillTexts(
    documents.find(({ _id }) => _id === id),
    facts,
  )
}

const settings = read('siteSettings')

/** Every object below a value, itself included. */
function nodes(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodes)
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodes)] : []
}

function ofType(type: string, below: unknown = documents): Node[] {
  return nodes(below).filter((node) => node._type === type)
}

/** Asset references as `sanity dataset export` writes them: kind and path inside the folder. */
function assetReferences(): [kind: string, file: string][] {
  return nodes(documents).flatMap((node): [string, string][] => {
    const [kind, file] = String(node._sanityAsset ?? '').split('@file://./')
    return kind && file ? [[kind, file]] : []
  })
}

/** Every anchor: those of sections, and the headings of rich text. */
function anchorsOf(page: Node | undefined): string[] {
  const sections = Array.isArray(page?.sections) ? page.sections : []
  const blocks = ofType('block', page).filter((block) => block.style === 'h2' || block.style === 'h3')
  const text = (block: Node) =>
    ofType('span', block)
      .map((span) => String(span.text))
      .join('')
  const headings = headingIds(
    blocks.map((block) => ({ key: String(block._key), text: text(block), anchor: placeName(block) })),
  )
  const named = [...sections, ...ofType('role', page)]
  return [...named.flatMap(({ anchor }) => (anchor ? [String(anchor)] : [])), ...headings.values()]
}

test('documents are formatted as an export writes them', () => {
  for (const document of documents) {
    expect(document).toEqual(
      expect.objectContaining({
        _id: expect.stringMatching(/^[a-zA-Z0-9][a-zA-Z0-9-]+$/),
        _type: expect.any(String),
        _rev: expect.stringMatching(/^\w{22}$/),
        _createdAt: expect.stringMatching(/Z$/),
        _updatedAt: expect.stringMatching(/Z$/),
      }),
    )
  }
  expect(new Set(documents.map((document) => document._id)).size).toBe(documents.length)
})

test('objects in arrays carry keys that are unique within their array', () => {
  for (const array of nodes(documents).flatMap((node) => Object.values(node).filter(Array.isArray))) {
    const keys = array.filter(isNode).map((item) => item._key)
    expect(keys).not.toContain(undefined)
    expect(new Set(keys).size).toBe(keys.length)
  }
})

test('every reference resolves', () => {
  const ids = new Set(documents.map((document) => document._id))
  const references = ofType('reference').map((reference) => reference._ref)
  expect(references.length).toBeGreaterThan(50)
  expect(references.filter((id) => !ids.has(String(id)))).toEqual([])
})

test('every asset file exists, matches its name and is used', () => {
  const references = assetReferences()
  expect(references.length).toBeGreaterThan(60)
  const details: Record<string, { sha1hash: string; size: number; originalFilename: string }> = JSON.parse(
    readFileSync(path.join(folder, 'assets.json'), 'utf8'),
  )
  for (const [kind, file] of references) {
    const bytes = readFileSync(path.join(folder, file))
    const sha1 = createHash('sha1').update(bytes).digest('hex')
    expect(file).toMatch(
      kind === 'image' ? RegExp(`^images/${sha1}-\\d+x\\d+\\.[a-z]+$`) : RegExp(`^files/${sha1}\\.[a-z0-9]+$`),
    )
    expect(details[`${kind}-${sha1}`]).toMatchObject({
      sha1hash: sha1,
      size: bytes.length,
      originalFilename: expect.any(String),
    })
  }
  const used = new Set(references.map(([, file]) => file))
  const stored = ['images', 'files'].flatMap((kind) =>
    readdirSync(path.join(folder, kind)).map((file) => `${kind}/${file}`),
  )
  expect(stored.filter((file) => !used.has(file))).toEqual([])
})

test('no two anchors on a page have the same name', () => {
  for (const page of pages) expect(new Set(anchorsOf(page)).size).toBe(anchorsOf(page).length)
})

test('page paths are valid and unique, and include every path that links and redirects rely on', () => {
  const paths = pages.map((page) => String(page.path))
  expect(paths.filter((address) => pathProblem(address))).toEqual([])
  expect([...paths].sort()).toEqual(
    [
      '/',
      '/voice-over-artists',
      '/voice-over-artists/ethical-ai',
      '/voice-overs',
      '/shortlist',
      '/advertising-voice-overs',
      '/services',
      '/services/podcast-production',
      '/services/jingles',
      '/services/sound-design',
      '/services/directed-sessions',
      '/services/post-production',
      '/services/script-writing',
      '/services/audio-production',
      '/stopwatch',
      '/for-agencies',
      '/knowledge-base',
      '/knowledge-base/audio-production',
      '/knowledge-base/business',
      '/knowledge-base/custom-jingles',
      '/knowledge-base/podcast',
      '/knowledge-base/sound-design',
      '/knowledge-base/voice-over-artists',
      '/join-us',
      '/login',
      '/our-team',
      '/our-story',
      '/contact-us',
      '/why-choose-us',
      '/terms-conditions',
      '/terms-conditions-ai',
      '/privacy-policy',
    ].sort(),
  )
})

test('every link leads to an existing page and anchor', () => {
  const links = pages.flatMap((page) =>
    nodes(page)
      .filter((node) => node._type === 'link')
      .map((link) => ({ page, link })),
  )
  links.push(...ofType('link', settings).map((link) => ({ page: { _id: '', _type: '' }, link })))
  expect(links.length).toBeGreaterThan(80)
  for (const { page, link } of links) {
    const target = isNode(link.page) ? link.page._ref : undefined
    const targetPage = link.kind === 'page' ? pages.find(({ _id }) => _id === target) : page
    if (link.kind === 'page') expect(targetPage).toBeDefined()
    if (typeof link.anchor === 'string') expect(anchorsOf(targetPage)).toContain(link.anchor)
  }
})

test('the Studio reports no errors, and warnings only for what is marked as a sample', () => {
  const { status, findings } = validate(documents)
  expect(status).toBe(0)
  expect(findings.length).toBeGreaterThan(30)
  expect(findings.filter((finding) => !finding.includes('This is invented content'))).toEqual([])
})

test('titles and descriptions exist and differ, and pages open with different banners', () => {
  const seen = pages.map((page) => ofType('seo', page)[0])
  for (const field of ['title', 'description']) {
    const values = seen.map((seo) => seo?.[field])
    expect(values).not.toContain(undefined)
    expect(new Set(values).size).toBe(pages.length)
  }
  const banners = pages.map((page) => (Array.isArray(page.sections) ? page.sections[0]?.heading : undefined))
  expect(new Set(banners).size).toBe(pages.length)
})

test('the settings hold the fixed texts verbatim', () => {
  expect(settings?.quoteButton).toMatchObject({
    name: 'Get a quick quote',
    mobileText: 'Avg. <1 hr turnaround',
    desktopText: 'Avg. <1 hr response',
  })
  expect(settings?.quoteForm).toMatchObject({
    title: 'Get a quick quote',
    subtitle: "Send us a short brief, and we'll be back to you ASAP.",
    talkHeading: 'Prefer to talk?',
    successNotice: 'Quote is sent successfully, Our team will get back to you soon. thanks!',
  })
  expect(settings?.quoteForm).not.toHaveProperty('failureMessage')
  expect(
    ofType('statistic', settings).map(
      ({ value, suffix, label }) => `${Number(value).toLocaleString('en-AU')}${suffix} ${label}`,
    ),
  ).toEqual(['620,000+ voiceovers', '4,500+ elearning projects', '3,200+ sound design projects', '550+ jingles'])
  expect(settings?.portalLabel).toBe('My Jobs')
  expect(facts.get('hours')).toBe('9am-5pm AEST, Monday to Friday')
})

test('the home page has all its sections in order', () => {
  const home = pages.find((page) => page.path === '/')
  const types = Array.isArray(home?.sections) ? home.sections.map((section) => section._type) : []
  expect(types).toEqual([
    'voiceBanner',
    'steps',
    'estimator',
    'promoBanner',
    'mediaFeature',
    'benefits',
    'audioFeature',
    'teamTeaser',
  ])
  expect(ofType('step', home)).toHaveLength(4)
  expect(ofType('ratingBadge', home)[0]).toMatchObject({
    isSample: true,
    link: { page: { _ref: 'page-why-choose-us' } },
  })
  const targets = (type: string) =>
    ofType('action', ofType(type, home)).map(({ link }) => {
      const page =
        isNode(link) && isNode(link.page)
          ? pages.find(({ _id }) => isNode(link.page) && _id === link.page._ref)
          : undefined
      return isNode(link) ? `${page ? page.path : link.kind}${link.anchor ? `#${link.anchor}` : ''}` : ''
    })
  expect(targets('voiceBanner')).toContain('/voice-over-artists')
  expect(targets('promoBanner')).toContain('/for-agencies')
  expect(targets('mediaFeature')).toEqual(expect.arrayContaining(['/services/directed-sessions', 'quote']))
  expect(targets('audioFeature')).toEqual(
    expect.arrayContaining(['/services/jingles', '/services/jingles#listen-to-samples-of-our-work']),
  )
  expect(targets('teamTeaser')).toContain('/our-team')
})

test('samples and reviews are on their pages, each marked as invented (B104)', () => {
  const section = (path: string, type: string) =>
    ofType(
      type,
      pages.find((page) => page.path === path),
    )[0]
  const count = (value: unknown) => (Array.isArray(value) ? value.length : 0)
  expect(section('/services/jingles', 'samples')).toMatchObject({
    anchor: 'listen-to-samples-of-our-work',
    initialCount: 6,
  })
  expect(count(section('/services/jingles', 'samples')?.samples)).toBe(12)
  expect(section('/services/sound-design', 'samples')).toMatchObject({ initialCount: 5 })
  expect(section('/voice-overs', 'reviews')).toMatchObject({ layout: 'cards', selection: 'newest', newestCount: 3 })
  expect(section('/why-choose-us', 'reviews')).toMatchObject({ layout: 'cards' })
  expect(count(section('/why-choose-us', 'reviews')?.reviews)).toBe(9)
  expect(section('/for-agencies', 'reviews')).toMatchObject({ layout: 'masonry' })
  const invented = documents.filter(({ _type }) => _type === 'review' || _type === 'sample')
  expect(invented.length).toBeGreaterThanOrEqual(24)
  expect(invented.filter(({ isSample }) => isSample !== true)).toEqual([])
})

test('the page of ethical AI voices explains itself, names what is off limits, and every voice has a consent statement', () => {
  const page = pages.find(({ path }) => path === '/voice-over-artists/ethical-ai')
  const types = Array.isArray(page?.sections) ? page.sections.map((section) => section._type) : []
  expect(types).toEqual(['pageBanner', 'ethicalVoiceList', 'benefits', 'richText'])
  expect(ofType('ethicalVoiceList', page)[0]?.consent).toContain('{name} agreed')
  const offLimits = ofType('block', page).filter(({ listItem }) => listItem === 'bullet')
  expect(offLimits.map((block) => ofType('span', block)[0]?.text)).toEqual([
    'finance',
    'religion',
    'adult entertainment',
    'politics',
    'impersonation of minority groups',
  ])
  const text = JSON.stringify(read(page?._id ?? ''))
  for (const term of [
    'Read style and pace are fixed to the demo',
    '$50.00 + GST for up to 80 words',
    '$30.00 + GST for up to 80 words. A whole sentence counts fully',
    'Breath removal is free for scripts under 300 words and costs extra above 300',
    'An editable script is required, preferably .docx',
  ]) {
    expect(text).toContain(term)
  }
})

test('the terms have their ten sections in order (B108)', () => {
  const terms = pages.find((page) => page.path === '/terms-conditions')
  const headings = ofType('block', terms).flatMap((block) =>
    block.style === 'h2' ? [ofType('span', block)[0]?.text] : [],
  )
  expect(headings).toEqual([
    'Usage Terms',
    'Payment Terms',
    'Jingle & Brand Music Production',
    'Music Licensing',
    'AI Use',
    'Prohibited AI Usage',
    'Explicit Permission',
    'Copyright Protection',
    'Modification and Derivative Works',
    'Disclaimer of Liability',
  ])
})

test('no text names a machine or links to a real third party', () => {
  const text = readFileSync(path.join(folder, 'data.ndjson'), 'utf8')
  expect(text.match(/localhost|127\.0\.0\.1|\/work\/|lorem/gi)).toBeNull()
  for (const [, host = ''] of text.matchAll(/https?:\/\/([^/"]+)/g)) expect(host).toMatch(/\.example$/)
  for (const [, host = ''] of text.matchAll(/[\w.]+@([\w.]+\.\w+)/g)) expect(host).toMatch(/\.example$/)
  expect(existsSync(path.join(folder, 'assets.json'))).toBe(true)
})
