/** Structured data of pages, checked against schema.org's own definitions (B143). */
import * as audioFeature from '@/components/sections/audio-feature/fixtures'
import * as samples from '@/components/sections/samples/fixtures'
import * as videoEmbed from '@/components/sections/video-embed/fixtures'
import type { Seo } from '@/lib/seo/seo'
import { jsonLd } from '@/lib/seo/structured-data/json-ld'
import { type GraphSources, pageGraph } from '@/lib/seo/structured-data/page-graph'
import { frameSettings } from '../../../helpers/data/frame-settings'
import { graphProblems, typesOf } from '../../../helpers/data/schema-org'
import { voice } from '../../../helpers/data/voices'

const SITE = 'https://www.wattle.test'

function seo(path: string, change: Partial<Seo> = {}): Seo {
  return {
    title: 'Wattle Audio - Jingles',
    name: 'Jingles',
    description: 'Five notes.',
    canonical: path === '/' ? SITE : SITE + path,
    image: { url: `${SITE}/api/og/services/jingles.png`, alt: 'Jingles' },
    siteName: 'Wattle Audio',
    noIndex: false,
    breadcrumbs: [],
    article: null,
    ...change,
  }
}

function graph(path: string, change: Partial<GraphSources> = {}): string {
  return jsonLd(pageGraph({ ...sources(path), ...change }))
}

function nodes(json: string, type: string): Record<string, unknown>[] {
  const data: { '@graph': Record<string, unknown>[] } = JSON.parse(json)
  return data['@graph'].filter((node) => node['@type'] === type)
}

test('closed days are special opening hours of each place (B310)', () => {
  const closedDays = [{ date: '2026-12-24', until: '2027-01-04', name: 'Summer break' }]
  const json = graph('/', { settings: frameSettings({ closedDays }) })
  expect(graphProblems(json)).toEqual([])
  for (const business of nodes(json, 'LocalBusiness')) {
    expect(business.specialOpeningHoursSpecification).toEqual([
      expect.objectContaining({ validFrom: '2026-12-24', validThrough: '2027-01-04', opens: '00:00', closes: '00:00' }),
    ])
  }
})

test('the home page describes the company, its three places with hours, and the site', () => {
  const json = graph('/')
  expect(graphProblems(json)).toEqual([])
  expect(nodes(json, 'Organization')).toHaveLength(1)
  expect(nodes(json, 'WebSite')).toHaveLength(1)
  const businesses = nodes(json, 'LocalBusiness')
  expect(businesses.map(({ name }) => name)).toEqual([
    'Wattle Audio, Launceston',
    'Wattle Audio, Devonport',
    'Wattle Audio, Sydney',
  ])
  for (const business of businesses) {
    expect(business).toMatchObject({
      address: { '@type': 'PostalAddress', addressCountry: 'AU' },
      telephone: '+611300111222',
      openingHoursSpecification: {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '09:00',
        closes: '17:00',
      },
    })
  }
})

test('the page of a voice describes the person and each recording, and rates nobody (B228)', () => {
  const one = voice(4, 'Wren', { male: true, websiteDescription: '' })
  const json = graph('/voice-over-artists/wren-4', { voice: one })
  expect(graphProblems(json)).toEqual([])
  const person = { '@id': `${SITE}/voice-over-artists/wren-4#voice` }
  expect(nodes(json, 'Person')).toEqual([
    expect.objectContaining({ ...person, name: 'Wren', gender: 'Male', description: one.shortDescription }),
  ])
  expect(nodes(json, 'WebPage')).toEqual([expect.objectContaining({ mainEntity: person })])
  const recordings = nodes(json, 'AudioObject')
  expect(recordings.length).toBe(one.categoryAudioList.length)
  for (const recording of recordings) expect(recording).toMatchObject({ creator: person })
  expect(json).not.toMatch(/Rating|Review/)
})

test('addresses have their parts; one in other words has its street only', () => {
  const [office] = frameSettings().offices
  if (!office) throw new Error('The settings have no office')
  const address = {
    street: ['Level 1', '77 Metronome Street'],
    town: 'Sydney',
    state: 'NSW' as const,
    postcode: '2000',
  }
  const json = graph('/', { settings: frameSettings({ offices: [{ ...office, address }, office] }) })
  const country = { '@type': 'PostalAddress', addressCountry: 'AU' }
  expect(nodes(json, 'LocalBusiness').map((business) => business.address)).toEqual([
    {
      ...country,
      streetAddress: 'Level 1, 77 Metronome Street',
      addressLocality: 'Sydney',
      addressRegion: 'NSW',
      postalCode: '2000',
    },
    { ...country, streetAddress: '1 Launceston Street' },
  ])
  expect(nodes(json, 'Organization')[0]?.address).toEqual({
    ...country,
    streetAddress: 'PO Box 1',
    addressLocality: 'Launceston',
    addressRegion: 'TAS',
    postalCode: '7250',
  })
})

test('a page below others has breadcrumbs, a service page its service', () => {
  const json = graph('/services/jingles', {
    seo: seo('/services/jingles', { breadcrumbs: [{ name: 'Services', path: '/services' }] }),
  })
  expect(graphProblems(json)).toEqual([])
  expect(nodes(json, 'BreadcrumbList')[0]).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: { '@id': SITE } },
      { position: 2, name: 'Services', item: { '@id': `${SITE}/services` } },
      { position: 3, name: 'Jingles', item: { '@id': `${SITE}/services/jingles` } },
    ],
  })
  expect(nodes(json, 'Service')[0]).toMatchObject({ name: 'Jingles', provider: { '@id': `${SITE}/#organisation` } })
})

test.each(['/', '/services', '/our-story', '/voice-over-artists'])('%s is no service', (path) => {
  expect(nodes(graph(path), 'Service')).toEqual([])
})

test.each(['/voice-overs', '/advertising-voice-overs', '/services/sound-design'])('%s is a service', (path) => {
  expect(nodes(graph(path), 'Service')).toHaveLength(1)
})

test("an article has author and dates where the API's text is unambiguous (B143)", () => {
  const article = {
    title: 'Loudness in plain numbers',
    description: 'How loud.',
    publishInfo: '30 June 2026 · 2 min read',
    author: 'Bernadette Sole',
    image: 'https://api.wattle.test/post.webp',
  }
  const path = '/knowledge-base/audio-production/loudness'
  const json = graph(path, { seo: seo(path, { article }) })
  expect(graphProblems(json)).toEqual([])
  expect(nodes(json, 'BlogPosting')[0]).toMatchObject({
    headline: 'Loudness in plain numbers',
    datePublished: '2026-06-30',
    author: { '@type': 'Person', name: 'Bernadette Sole' },
  })

  const unsure = graph(path, { seo: seo(path, { article: { ...article, publishInfo: '4/8/2026', author: null } }) })
  expect(graphProblems(unsure)).toEqual([])
  expect(nodes(unsure, 'BlogPosting')[0]).not.toHaveProperty('datePublished')
  expect(nodes(unsure, 'BlogPosting')[0]).toMatchObject({ author: { '@id': `${SITE}/#organisation` } })
})

test('films and recordings of a page are listed once each, films with their upload date', () => {
  const sections = [videoEmbed.typical, samples.typical, samples.typical, audioFeature.typical]
  const json = graph('/services/sound-design', { sections })
  expect(graphProblems(json)).toEqual([])
  const { video } = videoEmbed.typical
  expect(nodes(json, 'VideoObject')[0]).toMatchObject({ uploadDate: video?.uploadedAt, contentUrl: video?.url })
  for (const type of ['VideoObject', 'AudioObject']) {
    const urls = nodes(json, type).map(({ contentUrl }) => contentUrl)
    expect(urls.length).toBeGreaterThan(1)
    expect(new Set(urls).size).toBe(urls.length)
  }
})

test('noindex pages have no structured data', () => {
  expect(pageGraph({ ...sources('/login'), seo: seo('/login', { noIndex: true }) })).toEqual([])
})

test('there is never a review or a rating about the company itself (B104)', () => {
  for (const path of ['/', '/why-choose-us', '/services/jingles']) {
    const json = graph(path, { sections: [samples.typical, videoEmbed.typical] })
    expect(typesOf(json)).not.toEqual(expect.arrayContaining([expect.stringMatching(/Review|Rating/)]))
    expect(json).not.toMatch(/"(?:review|reviews|aggregateRating)"/)
  }
})

test('empty settings give no broken node', () => {
  const bare = frameSettings({
    logo: null,
    legalName: null,
    tagline: null,
    phone: null,
    email: null,
    openingHours: 'by appointment',
    openingTimes: null,
    postalAddress: null,
    socialLinks: [],
    offices: [],
  })
  expect(graphProblems(graph('/', { settings: bare }))).toEqual([])
})

test('no text can close the script element or open another', () => {
  const name = '</script><script>alert(1)</script><!-- & \u2028\u2029'
  const json = graph('/services/jingles', { seo: seo('/services/jingles', { name, description: name, title: name }) })
  expect(json).not.toMatch(/[<>&\u2028\u2029]/)
  expect(nodes(json, 'Service')[0]).toMatchObject({ name })
})

function sources(path: string): GraphSources {
  return { siteUrl: SITE, settings: frameSettings(), seo: seo(path), sections: [] }
}
