/**
 * The page of a voice as the catch-all route renders it, with a real Content Lake and API: found by name and by id, renamed,
 * gone, and while the API is down (B220-B228).
 */

import { later, startLake, temporaryFolder } from '@bowerbird/content-lake/testing/lake'
import type { GetStaticPropsResult } from 'next'
import type { FrameProps, VoiceContext } from '@/lib/page/props'
import { demoData } from '../../local/api/data/data'
import { type RunningApi, startApi } from '../../local/api/server'

const page = (path: string, sections: object[] = []) => ({
  _id: `page${path.replaceAll('/', '-')}`,
  _type: 'page',
  title: `Page ${path}`,
  path,
  sections,
})

const answer = [{ _key: 'b', _type: 'block', children: [{ _key: 's', _type: 'span', text: 'About {turnaround}.' }] }]

const CONTENT = [
  page('/prices', [{ _key: 'e', _type: 'estimator', anchor: 'estimate', heading: 'What will it cost?' }]),
  page('/voice-over-artists'),
  page('/voice-over-artists/top-110'),
  { _id: 'facts', _type: 'facts', others: [{ _key: 'f', _type: 'fact', name: 'turnaround', value: 'five hours' }] },
  {
    _id: 'siteSettings',
    _type: 'siteSettings',
    brandName: 'Wattle Audio',
    titlePrefix: 'Wattle Audio - ',
    voiceQuestions: { heading: 'Questions', items: [{ _key: 'q', _type: 'faqItem', question: 'How fast?', answer }] },
  },
]

let api: RunningApi
let render: (name: string) => Promise<GetStaticPropsResult<FrameProps & { voiceContext?: VoiceContext }>>

beforeAll(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const lake = await startLake({ dataset: { lines: CONTENT } })
  const [first] = demoData.voices
  if (!first) throw new Error('No voices')
  const others = [
    { ...first, id: 900, pseudonym: 'Zoë O\u2019Neill' },
    { ...first, id: 110, pseudonym: 'Top' },
  ]
  const metainfo = { path: '/voice-over-artists/wren-104', meta_title: 'Wren of the API', meta_description: 'Hers' }
  api = await startApi({
    dataDir: temporaryFolder(),
    data: { voices: [...demoData.voices.filter(({ id }) => id !== 110), ...others], pages: [metainfo] },
  })
  later(api.close)
  process.env.LOCAL_LAKE_PORT = new URL(lake.origin).port
  process.env.API_BASE_URL = api.origin
  process.env.NEXT_DIST_DIR = temporaryFolder()
  process.env.STATE_DIR = temporaryFolder()
  const { brokenLinksCounter } = await import('@/lib/broken-links/server/record')
  brokenLinksCounter.set(null)
  const { getStaticProps } = await import('@/pages/[[...path]]')
  render = async (name) => {
    const result = await getStaticProps({ params: { path: ['voice-over-artists', name] }, revalidateReason: 'stale' })
    return JSON.parse(JSON.stringify(result))
  }
})

beforeEach(() => api.setFaults([]))

afterAll(() => {
  for (const name of ['LOCAL_LAKE_PORT', 'API_BASE_URL', 'NEXT_DIST_DIR', 'STATE_DIR']) delete process.env[name]
})

/** The props of a page that is there. */
async function propsOf(name: string) {
  const result = await render(name)
  if (!('props' in result)) throw new Error(`${name}: ${JSON.stringify(result)}`)
  const props = await result.props
  return { ...props, revalidate: result.revalidate }
}

test('a page has its voice, similar ones without itself, the estimator with the voice, and the questions with their facts (B221, B223)', async () => {
  const { voiceContext, seo, words, revalidate } = await propsOf('tamsin-reed-101')
  expect(revalidate).toBe(60)
  expect(voiceContext?.voice).toMatchObject({ id: 101, pseudonym: 'Tamsin Reed', code: 'BB-101' })
  expect(voiceContext?.similar).toHaveLength(3)
  expect(voiceContext?.similar.map(({ id }) => id)).not.toContain(101)
  expect(voiceContext?.estimator?.url).toBe('/prices?voice=Tamsin+Reed&ref=BB-101#estimate')
  expect(JSON.stringify(voiceContext?.questions)).toContain('About five hours.')
  expect(seo).toMatchObject({
    title: 'Wattle Audio - Tamsin Reed, voice-over artist: Australia, Young Adult, Female',
    description: 'Hear Tamsin Reed, Australia, Young Adult, Female. Clear, unhurried and quietly funny.',
    canonical: expect.stringMatching(/\/voice-over-artists\/tamsin-reed-101$/),
    image: { url: expect.stringMatching(/\/api\/og\/voice-over-artists\/tamsin-reed-101\.png$/) },
  })
  expect(Object.keys(words)).toEqual(expect.arrayContaining(['voices', 'voicePage', 'shortlist']))
})

test('the metadata of the API wins over the templates (B228)', async () => {
  expect((await propsOf('wren-104')).seo).toMatchObject({
    title: 'Wattle Audio - Wren of the API',
    description: 'Hers',
  })
})

test('a voice is found by its id under any name, with its own canonical path (B224)', async () => {
  for (const name of ['zoe-oneill-900', 'an-earlier-name-900']) {
    expect((await propsOf(name)).seo.canonical).toMatch(/\/voice-over-artists\/zoe-oneill-900$/)
  }
})

test('a page of the editors wins, and a voice that is gone is not found until it is back (B225)', async () => {
  expect(await propsOf('top-110')).toMatchObject({ page: { title: 'Page /voice-over-artists/top-110' } })
  expect(await render('nobody-9999')).toEqual({ notFound: true, revalidate: 60 })
  expect(await render('no-id')).toEqual({ notFound: true, revalidate: 60 })
})

test('while the API is down a voice is shown as it was delivered, revalidated soon, and one that never was is an error (B226)', async () => {
  await propsOf('flint-102')
  api.setFaults([{ match: '*', drop: true }])
  const { voiceContext, revalidate } = await propsOf('flint-102')
  expect([voiceContext?.voice.pseudonym, revalidate]).toEqual(['Flint', 5])
  // In the list of all voices, though nobody has opened its page.
  expect((await propsOf('teal-harrow-126')).voiceContext?.voice.code).toBe('BB-126')
  await expect(render('somebody-new-8888')).rejects.toThrow(/has never delivered the voice/)
})
