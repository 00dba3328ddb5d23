/**
 * The demo's pages of advertising voice overs, podcasts, scripts, audio production and directed sessions: sections
 * and texts.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'

type Node = Record<string, unknown>

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const file = path.join(process.cwd(), 'local/demo/content/data.ndjson')
const documents = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line): Node => JSON.parse(line))

function listOf(node: Node | undefined, field: string): Node[] {
  const value = node?.[field]
  return Array.isArray(value) ? value.filter(isNode) : []
}

function document(id: string): Node {
  const found = documents.find(({ _id }) => _id === id)
  if (!found) throw new Error(`No document ${id}`)
  return found
}

function page(address: string): Node {
  const found = documents.find(({ _type, path: own }) => _type === 'page' && own === address)
  if (!found) throw new Error(`No page ${address}`)
  return found
}

function section(address: string, type: string): Node | undefined {
  return listOf(page(address), 'sections').find(({ _type }) => _type === type)
}

/** All text of a value, with rich text joined as it is read. */
function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(wordsOf).join('\n')
  if (!isNode(value)) return ''
  if (value._type === 'block')
    return listOf(value, 'children')
      .map((span) => String(span.text))
      .join('')
  return Object.entries(value)
    .map(([name, inner]) => (typeof inner === 'string' && !name.startsWith('_') ? inner : wordsOf(inner)))
    .join('\n')
}

/** The targets of the links below a value: "/path#anchor", or the kind of link. */
function targetsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(targetsOf)
  if (!isNode(value)) return []
  const below = Object.values(value).flatMap(targetsOf)
  if (value._type !== 'link') return below
  const target = isNode(value.page) ? String(document(String(value.page._ref)).path) : String(value.kind)
  return [`${target}${value.anchor ? `#${value.anchor}` : ''}`, ...below]
}

function samplesOf(address: string): Node[] {
  return listOf(section(address, 'samples'), 'samples').map(({ _ref }) => document(String(_ref)))
}

const ADVERTISING = '/advertising-voice-overs'
const PODCAST = '/services/podcast-production'
const SCRIPTS = '/services/script-writing'
const PRODUCTION = '/services/audio-production'
const DIRECTED = '/services/directed-sessions'
const ALL = [ADVERTISING, PODCAST, SCRIPTS, PRODUCTION, DIRECTED]

test.each(ALL)('%s opens with a banner that holds its art and an enquiry', (address) => {
  const [banner] = listOf(page(address), 'sections')
  expect(banner).toMatchObject({ _type: 'pageBanner', art: { _type: 'imageWithAlt' } })
  expect(targetsOf(page(address))).toContain('quote')
})

test('no two of them open the same way', () => {
  const openings = ALL.map((address) => {
    const banner = section(address, 'pageBanner')
    return `${banner?.layout} ${isNode(banner?.form) ? 'form' : ''} ${isNode(banner?.sample) ? 'sample' : ''}`
  })
  expect(new Set(openings).size).toBe(ALL.length)
})

test.each([
  [PODCAST, 6, 'podcast-production'],
  [SCRIPTS, 5, 'script-writing'],
  [PRODUCTION, 6, 'audio-production'],
])('%s has %i recordings at once, and a Load more that reveals nothing extra (B93)', (address, count, service) => {
  expect(section(address, 'samples')).toMatchObject({ initialCount: count, keepLoadMore: true })
  const samples = samplesOf(address)
  expect(samples).toHaveLength(count)
  expect(new Set(samples.map(({ _id }) => _id)).size).toBe(count)
  for (const sample of samples) {
    expect(sample).toMatchObject({ kind: 'audio', audio: { _sanityAsset: expect.stringMatching(/\.mp3$/) } })
    expect(sample).toMatchObject({ isSample: true, seconds: expect.any(Number), services: [service] })
    expect(sample.peaks).toHaveLength(100)
  }
})

describe(ADVERTISING, () => {
  test('has a quote form in its banner', () => {
    expect(section(ADVERTISING, 'pageBanner')).toMatchObject({
      form: {
        show: true,
        heading: 'Get a quick quote',
        subheading: "Send us a short brief, and we'll be back to you ASAP.",
      },
    })
  })

  test('has four steps and an FAQ', () => {
    expect(listOf(section(ADVERTISING, 'steps'), 'steps')).toHaveLength(4)
    expect(section(ADVERTISING, 'faq')).toMatchObject({ numbered: false })
    expect(listOf(section(ADVERTISING, 'faq'), 'items').length).toBeGreaterThanOrEqual(5)
  })

  test('says what the price covers and how it is paid', () => {
    expect(section(ADVERTISING, 'tips')).toMatchObject({ anchor: 'what-the-price-covers' })
    const price = wordsOf(section(ADVERTISING, 'tips'))
    for (const words of [
      'Full production is included for commercials',
      'A 12-month licence',
      'Use beyond 12 months adds 100% of the initial fee, unless you bought a buy-out',
      'About five business hours',
      'The default turnaround for commercials and projects up to 1 minute',
      'At least 12 months of backup',
      'Priority Service puts an urgent job at the top of the queue for a small extra fee. We confirm the deadline and the charges',
      'All rates are exclusive of GST and based on up to 12 months of usage',
      'we offer a similar voice',
    ]) {
      expect(price).toContain(words)
    }
    const questions = wordsOf(section(ADVERTISING, 'faq'))
    for (const words of [
      'Clients without an account pay before voicing or production',
      'invoiced on the last day of the month, with 30-day terms',
      'cheque, direct deposit, PayID, Visa and Mastercard',
      'MP4, OMF or AAF',
    ]) {
      expect(questions).toContain(words)
    }
  })
})

describe(PODCAST, () => {
  test('offers $300 off the first project and links to its terms (B102)', () => {
    const offer = section(PODCAST, 'creditPromotion')
    expect(offer).toMatchObject({ heading: 'You may get $300 off your first project' })
    expect(wordsOf(offer)).toContain('may be able to claim a $300 credit toward a first project')
    expect(targetsOf(offer)).toContain('/terms-conditions#agency-credit')
  })

  test('has a process of five numbered questions, a quote form and the quote dialog', () => {
    expect(section(PODCAST, 'faq')).toMatchObject({ numbered: true })
    expect(listOf(section(PODCAST, 'faq'), 'items')).toHaveLength(5)
    expect(section(PODCAST, 'enquiryForm')).toBeDefined()
    expect(targetsOf(section(PODCAST, 'pageBanner'))).toContain('quote')
  })

  test('names the hook, the length of episodes and what library tracks are for', () => {
    const words = wordsOf(page(PODCAST))
    expect(words).toContain('an ideal hook lands within 60 seconds')
    expect(words).toContain('Episodes of 20-30 minutes')
    expect(words).toContain('watermarked and of low quality, for audition only')
  })
})

test('the page of scripts says how many words fit, and links to the stopwatch', () => {
  const words = wordsOf(page(SCRIPTS))
  expect(words).toContain('Thirty seconds hold about 60 words at a relaxed pace, and up to 75 at a medium pace')
  expect(targetsOf(section(SCRIPTS, 'mediaFeature'))).toContain('/stopwatch')
})

test('the page of audio production names perpetual licences, backup, library music and video formats', () => {
  const words = wordsOf(page(PRODUCTION))
  for (const term of [
    'Website videos, eLearning, on-hold messages and narrations are perpetual',
    'backed up for at least 12 months',
    'watermarked and of low quality, for audition only',
    'MP4, OMF or AAF',
    'about five business hours for commercials and projects up to 1 minute',
  ]) {
    expect(words).toContain(term)
  }
})

test('the page of directed sessions explains the call, step by step, in studios of two cities', () => {
  expect(wordsOf(section(DIRECTED, 'pageBanner'))).toContain('over an audio call')
  expect(listOf(section(DIRECTED, 'steps'), 'steps')).toHaveLength(4)
  for (const address of [DIRECTED, PODCAST, PRODUCTION]) {
    expect(wordsOf(page(address))).toMatch(/recording studios (are )?in two cities/)
    expect(wordsOf(page(address))).not.toMatch(/Launceston|Devonport|Sydney|three (cities|towns)/)
  }
})
