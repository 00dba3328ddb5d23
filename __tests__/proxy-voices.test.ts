/**
 * proxy.ts before the pages of voices, with a real Content Lake and API: made-up ones, earlier names, an API that is down,
 * and pages and redirects of editors at the same path.
 */

import { waitFor } from '@bowerbird/content-lake/server/wait-for'
import { startHttpServer } from '@bowerbird/content-lake/testing/http-server'
import { later, startLake, temporaryFolder } from '@bowerbird/content-lake/testing/lake'
import { NextRequest } from 'next/server'
import { demoData } from '../local/api/data/data'
import { type RunningApi, startApi } from '../local/api/server'

const SITE = 'http://site.example'
const voice = (name: string) => `/voice-over-artists/${name}`
const TAMSIN = voice('tamsin-reed-101')

const page = (path: string) => ({ _id: `page${path.replaceAll('/', '-')}`, _type: 'page', title: path, path })
const redirect = (source: string, path: string) => ({
  _id: `redirect${source.replace(/[^a-z0-9]/g, '-')}`,
  _type: 'redirect',
  source,
  permanent: true,
  target: { kind: 'path', path },
})

const CONTENT = [
  ...['/', '/voice-over-artists', '/voice-over-artists/ethical-ai', '/voice-over-artists/top-10'].map(page),
  { _id: 'siteSettings', _type: 'siteSettings', brandName: 'Wattle Audio', titlePrefix: '' },
  redirect(TAMSIN, '/elsewhere'),
  redirect('/voice-over-artists/gone-404', '/voice-over-artists/ethical-ai'),
  redirect('/media/wren.mp3', voice('wren-104')),
  redirect('/media/renamed.mp3', voice('an-old-name-101')),
  redirect('/media/gone.mp3', voice('gone-405')),
]

let api: RunningApi
let requestedUrls: string[]
let visit: (path: string) => Promise<Response>

beforeAll(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const lake = await startLake({ dataset: { lines: CONTENT } })
  const [first] = demoData.voices
  if (!first) throw new Error('No voices')
  const accented = { ...first, id: 900, pseudonym: 'Zoë O\u2019Neill' }
  api = await startApi({ dataDir: temporaryFolder(), data: { voices: [...demoData.voices, accented] } })
  later(api.close)
  // Counts the requests.
  const counter = await startHttpServer(async (request, response) => {
    requestedUrls.push(request.url ?? '')
    const answer = await fetch(api.origin + request.url).catch(() => null)
    if (!answer) return void request.socket.destroy()
    response.writeHead(answer.status).end(await answer.text())
  })
  later(counter.close)
  process.env.API_BASE_URL = counter.origin
  process.env.LOCAL_LAKE_PORT = new URL(lake.origin).port
  process.env.NEXT_DIST_DIR = temporaryFolder()
  process.env.STATE_DIR = temporaryFolder()
  const { brokenLinksCounter } = await import('@/lib/broken-links/server/record')
  brokenLinksCounter.set(null)
  const { default: proxy } = await import('@/proxy')
  visit = (path) => proxy(new NextRequest(SITE + path))
})

beforeEach(() => {
  requestedUrls = []
  api.setFaults([])
})

afterAll(() => {
  for (const name of ['API_BASE_URL', 'LOCAL_LAKE_PORT', 'NEXT_DIST_DIR', 'STATE_DIR']) delete process.env[name]
})

/** Where a path leads: its status and path, with `->` for what the site serves there itself. */
async function leadsTo(path: string): Promise<string> {
  const { status, headers } = await visit(path)
  const location = headers.get('location')
  if (location) return `${status} ${location.replace(SITE, '')}`
  return `-> ${headers.get('x-middleware-rewrite')?.replace(SITE, '') ?? path}`
}

// The first test, because the list is not known yet.
test('while the API has never responded a voice is served by the 503 page, and a page of the editors as ever (B226)', async () => {
  api.setFaults([{ match: '*', drop: true }])
  const shown = new URLSearchParams({ path: `${voice('wren-104')}?a=1` })
  expect(await leadsTo(`${voice('wren-104')}?a=1`)).toBe(`-> /503?${shown}`)
  expect(await leadsTo(voice('ethical-ai'))).toBe(`-> ${voice('ethical-ai')}`)
  api.setFaults([])
  await waitFor(async () => (await leadsTo(voice('wren-104'))) === `-> ${voice('wren-104')}`)
})

test.each([
  ['/voice-over-artists/an-old-name-101', `308 ${TAMSIN}`],
  ['/voice-over-artists/Tamsin-Reed-101?a=1', `308 ${TAMSIN}?a=1`],
  ['/Voice-Over-Artists/tamsin-reed-101', `308 ${TAMSIN}`],
  [`${TAMSIN}/`, `308 ${TAMSIN}`],
  [voice('zoe-900'), `308 ${voice('zoe-oneill-900')}`],
  [voice('zo%C3%AB-o%E2%80%99neill-900'), `308 ${voice('zoe-oneill-900')}`],
  [voice('zoe-oneill-900'), `-> ${voice('zoe-oneill-900')}`],
  [`${TAMSIN}.`, `308 ${TAMSIN}`],
  [`${TAMSIN}%29?flag`, `308 ${TAMSIN}?flag`],
  [`${TAMSIN}.html`, `308 ${TAMSIN}`],
  ['/voice-over-artists/no-such-voice-8888.', '-> /404'],
])('%s leads to %s: a voice has one path (B224)', async (given, end) => {
  expect(await leadsTo(given)).toBe(end)
})

test('an unknown id is 404, for one API request a minute, and a name without an id is no voice (B225)', async () => {
  for (let count = 0; count < 20; count += 1) expect(await leadsTo(voice('nobody-9999'))).toBe('-> /404')
  expect(requestedUrls.filter((url) => url.includes('nobody'))).toHaveLength(1)
  expect(await leadsTo(voice('tamsin-reed'))).toBe('-> /404')
})

test.each([
  [TAMSIN, `-> ${TAMSIN}`],
  [voice('top-10'), `-> ${voice('top-10')}`],
  [voice('gone-404'), `308 ${voice('ethical-ai')}`],
  ['/media/wren.mp3', `308 ${voice('wren-104')}`],
  ['/media/renamed.mp3', `308 ${voice('an-old-name-101')}`],
  ['/media/gone.mp3', '307 /voice-over-artists'],
])(
  '%s gives %s: a voice wins over a redirect, a page over a voice, and none ends at a voice that is gone (B225)',
  async (path, end) => {
    expect(await leadsTo(path)).toBe(end)
  },
)

test('a voice that has come since the list was read is found by its name', async () => {
  const { voices } = await (await fetch(`${api.origin}/api/v1/voices?page=1&pageSize=1`)).json()
  const newest = { ...voices[0], id: 950, pseudonym: 'Just Arrived' }
  api.setFaults([{ match: '/voices', exact: true, answer: { voices: [newest], totalCount: 1, totalPages: 1 } }])
  expect(await leadsTo(voice('just-arrived-950'))).toBe(`-> ${voice('just-arrived-950')}`)
})

test('a thousand made-up voices while the API is down cost it a few requests', async () => {
  api.setFaults([{ match: '*', status: 503 }])
  const ends = new Set<string>()
  for (let count = 0; count < 1000; count += 1) ends.add((await leadsTo(voice(`made-up-${70000 + count}`))).slice(0, 7))
  expect(ends).toEqual(new Set(['-> /503']))
  expect(requestedUrls.length).toBeLessThan(20)
})
