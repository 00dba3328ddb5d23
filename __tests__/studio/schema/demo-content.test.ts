import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { FACTS } from '@/lib/facts/facts'
import { factsOf } from '@/studio/rules/facts'
import { documents as filled, isNode, type Node } from '../../helpers/data/demo-pages'
import { type ContentDocument, validate } from './content-model'

const folder = path.join(process.cwd(), 'local/demo/content')
const documents = readFileSync(path.join(folder, 'data.ndjson'), 'utf8')
  .trim()
  .split('\n')
  .map((line): ContentDocument => JSON.parse(line))
const pages = documents.filter((document) => document._type === 'page')

const facts = factsOf(documents.find(({ _id }) => _id === FACTS))

/** As visitors read them. */
const settings = filled.find(({ _id }) => _id === 'siteSettings')

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

test('objects in arrays carry keys that are unique within their array', () => {
  for (const array of nodes(documents).flatMap((node) => Object.values(node).filter(Array.isArray))) {
    const keys = array.filter(isNode).map((item) => item._key)
    expect(keys).not.toContain(undefined)
    expect(new Set(keys).size).toBe(keys.length)
  }
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

test('the Studio reports no errors, and warnings only for what is marked as a sample', () => {
  const { status, findings } = validate(documents)
  expect(status).toBe(0)
  expect(findings.length).toBeGreaterThan(30)
  expect(findings.filter((finding) => !finding.includes('This is invented content'))).toEqual([])
})

test('the settings hold the fixed texts verbatim', () => {
  expect(settings?.quoteButton).toMatchObject({
    name: 'Get a quick quote',
    mobileText: 'Avg. <1 hr turnaround',
    desktopText: 'Avg. <1 hr response',
  })
  expect(settings?.quoteForm).toMatchObject({
    title: 'Get a quick quote',
    subtitle: "Send us a short brief, and we'll be back to you ASAP",
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
    'scriptDesk',
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

test('every review, sample and transcript is marked as invented (B104)', () => {
  const invented = documents.filter(({ _type }) => ['review', 'sample', 'transcript'].includes(_type))
  expect(invented.length).toBeGreaterThanOrEqual(24)
  expect(invented.filter(({ isSample }) => isSample !== true)).toEqual([])
})

test('no text names a machine or links to a real third party', () => {
  const text = readFileSync(path.join(folder, 'data.ndjson'), 'utf8')
  expect(text.match(/localhost|127\.0\.0\.1|\/work\/|lorem/gi)).toBeNull()
  for (const [, host = ''] of text.matchAll(/https?:\/\/([^/"]+)/g)) expect(host).toMatch(/\.example$/)
  for (const [, host = ''] of text.matchAll(/[\w.]+@([\w.]+\.\w+)/g)) expect(host).toMatch(/\.example$/)
  expect(existsSync(path.join(folder, 'assets.json'))).toBe(true)
})
