/** What the page query returns for sections that show other documents, evaluated with the site's GROQ. */
import { evaluate, parse } from 'groq-js'
import { PAGE_BY_PATH_QUERY, VOICE_PAGE_QUERY } from '@/lib/content/queries'

type Stored = { _id: string; _type: string; [field: string]: unknown }

function reference(id: string) {
  return { _key: id, _type: 'reference', _ref: id, _weak: true }
}

/** The items of the only section of a page, as `field`. */
async function items(section: Record<string, unknown>, field: string, others: Stored[]): Promise<unknown[]> {
  const page = { _id: 'page-a', _type: 'page', title: 'A', path: '/a', sections: [{ _key: 's', ...section }] }
  const params = { path: '/a' }
  const value = await evaluate(parse(PAGE_BY_PATH_QUERY, { params }), { dataset: [page, ...others], params })
  const result: { sections: Record<string, unknown>[] } = await value.get()
  const found = result.sections[0]?.[field]
  if (!Array.isArray(found)) throw new Error(`${field} must be an array, is ${JSON.stringify(found)}`)
  return found
}

const review = (id: string, date?: string): Stored => ({ _id: id, _type: 'review', quote: 'Good.', author: id, date })
const keys = (found: unknown[]) => found.map((item) => Reflect.get(Object(item), '_key'))

test('chosen reviews keep their order; deleted or unpublished ones are left out', async () => {
  const section = { _type: 'reviews', reviews: ['b', 'gone', 'draft', 'a'].map(reference) }
  const found = await items(section, 'reviews', [review('a'), review('b'), review('drafts.draft')])
  expect(keys(found)).toEqual(['b', 'a'])
  expect(found[0]).toMatchObject({ quote: 'Good.', author: 'b', role: null, rating: null, isSample: false })
})

test('the newest are the three latest by date, and those without a date are left out', async () => {
  const others = [2, 4, 1, 3].map((day) => review(`r-${day}`, `2026-10-0${day}`))
  const section = { _type: 'reviews', selection: 'newest', reviews: [reference('undated')] }
  expect(keys(await items(section, 'reviews', [review('undated'), ...others]))).toEqual(['r-4', 'r-3', 'r-2'])
})

test('deleted samples are left out, the others keep their order', async () => {
  const sample = (id: string): Stored => ({ _id: id, _type: 'sample', title: id })
  const section = { _type: 'samples', samples: ['y', 'gone', 'x'].map(reference) }
  const found = await items(section, 'samples', [sample('x'), sample('y')])
  expect(keys(found)).toEqual(['y', 'x'])
  expect(found[0]).toMatchObject({ kind: 'audio', audio: null, peaks: [], captions: null })
})

test.each(['reviews', 'samples'])('a section of %s without any is an empty list', async (type) => {
  expect(await items({ _type: type }, type, [])).toEqual([])
  expect(await items({ _type: type, [type]: [reference('gone')] }, type, [])).toEqual([])
})

test('a section that is hidden is not on its page, until it is shown again (B249)', async () => {
  const kinds = async (isHidden: boolean) => {
    const sections = ['pageBanner', 'benefits', 'steps'].map((_type) => ({ _key: _type, _type, heading: _type }))
    const page = { _id: 'page-a', _type: 'page', path: '/a', sections: [...sections, { ...sections[1], isHidden }] }
    const params = { path: '/a' }
    const result = await (await evaluate(parse(PAGE_BY_PATH_QUERY, { params }), { dataset: [page], params })).get()
    return result.sections.map(({ _type }: { _type: string }) => _type)
  }
  expect(await kinds(true)).toEqual(['pageBanner', 'benefits', 'steps'])
  expect(await kinds(false)).toEqual(['pageBanner', 'benefits', 'steps', 'benefits'])
})

test('a link to the job portal reads the URL of the site settings, and none of its own', async () => {
  const actions = [
    {
      _key: 'p',
      _type: 'action',
      label: 'Sign in',
      link: { _type: 'link', kind: 'portal', url: 'https://old.example' },
    },
    { _key: 'x', _type: 'action', label: 'Away', link: { _type: 'link', kind: 'external', url: 'https://a.example' } },
  ]
  const links = async (others: Stored[]) =>
    (await items({ _type: 'promoBanner', actions }, 'actions', others)).map((action) =>
      Reflect.get(Object(Reflect.get(Object(action), 'link')), 'url'),
    )
  const settings = { _id: 'siteSettings', _type: 'siteSettings', portalUrl: 'https://jobs.example' }
  expect(await links([settings])).toEqual(['https://jobs.example', 'https://a.example'])
  expect(await links([])).toEqual([null, 'https://a.example'])
})

test('a card has the current path of its page, and no path when that is unpublished', async () => {
  const card = (id: string, _ref: string) => ({
    _key: id,
    _type: 'serviceCard',
    title: id,
    action: { _type: 'action', label: 'Go', link: { _type: 'link', kind: 'page', page: { _type: 'reference', _ref } } },
  })
  const section = { _type: 'serviceCards', cards: [card('here', 'page-b'), card('gone', 'page-c'), { _key: 'bare' }] }
  const found = await items(section, 'cards', [{ _id: 'page-b', _type: 'page', path: '/b' }])
  expect(found).toEqual([
    expect.objectContaining({
      title: 'here',
      action: expect.objectContaining({ link: expect.objectContaining({ path: '/b' }) }),
    }),
    expect.objectContaining({
      title: 'gone',
      action: expect.objectContaining({ link: expect.objectContaining({ path: null }) }),
    }),
    expect.objectContaining({ title: '', text: null, icon: null, image: null, action: null }),
  ])
})

test("a voice's page has the transcripts of its recordings (B701)", async () => {
  const words = (_id: string, voiceId: string, text?: string): Stored => {
    return { _id, _type: 'transcript', recording: { voiceId, sampleId: `${_id}-sample` }, text }
  }
  const dataset = [words('b', '4', 'B.'), words('a', '4'), words('c', '5', 'C.'), words('drafts.d', '5', 'D.')]
  const params = { above: '/voice-over-artists', voiceId: '4' }
  const result = await (await evaluate(parse(VOICE_PAGE_QUERY, { params }), { dataset, params })).get()
  expect(result.transcripts).toEqual([
    { id: 'a', sampleId: 'a-sample', text: '' },
    { id: 'b', sampleId: 'b-sample', text: 'B.' },
  ])
})
