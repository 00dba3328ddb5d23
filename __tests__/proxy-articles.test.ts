/**
 * proxy.ts before articles, with a real Content Lake and API: made-up ones, names in any spelling, an API that is down,
 * and redirects to articles that are gone.
 */

import { waitFor } from '@bowerbird/content-lake/server/wait-for'
import { startHttpServer } from '@bowerbird/content-lake/testing/http-server'
import { later, startLake, temporaryFolder } from '@bowerbird/content-lake/testing/lake'
import { NextRequest } from 'next/server'
import { continueVisit, startVisit } from '@/lib/api/server/visit'
import { demoData } from '../local/api/data/data'
import { type RunningApi, startApi } from '../local/api/server'

const ARTICLE = '/knowledge-base/podcast/show-notes-worth-reading'
const SITE = 'http://site.example'

/** Names that the API could give; each is that of an article. */
const ODD = [
  ...[
    'cafe\u0301-nfd',
    'Capitals-And-More',
    'two words',
    'a/b',
    'a\\b',
    'a+b',
    "what's-new",
    'the-end.',
    '100%',
    'why?',
  ],
  // Two articles.
  ...['Twins', 'twins'],
  ...['(#1)', 'a%2Fb', 'नमस्\u200dते', '日本語'],
]

const page = (path: string) => ({ _id: `page${path.replaceAll('/', '-')}`, _type: 'page', title: path, path })
const redirect = (source: string, path: string, permanent = true) => ({
  _id: `redirect${source.replace(/[^a-z]/g, '-')}`,
  _type: 'redirect',
  source,
  permanent,
  target: { kind: 'path', path },
})

const CONTENT = [
  ...['/', '/knowledge-base', '/knowledge-base/podcast', '/knowledge-base/new-ideas'].map(page),
  { _id: 'siteSettings', _type: 'siteSettings', brandName: 'Wattle Audio', titlePrefix: '' },
  redirect('/blog/show-notes', `${ARTICLE}#the-top-line`),
  redirect('/blog/nfc', '/knowledge-base/podcast/caf\u00e9-nfd'),
  redirect('/blog/elsewhere', '/knowledge-base/business/show-notes-worth-reading'),
  redirect('/blog/gone', '/knowledge-base/podcast/gone#part'),
  redirect('/blog/gone-business', '/knowledge-base/business/gone'),
  redirect('/blog/no-category', '/knowledge-base/no-such-category'),
  redirect('/blog/no-category/:slug', '/knowledge-base/no-such-category/:slug'),
  redirect('/blog/podcast/:slug', '/knowledge-base/podcast/:slug', false),
  redirect('/blog/chain', '/blog/gone'),
  redirect('/loop-a', '/loop-b.'),
  redirect('/loop-b', '/loop-a.'),
  redirect('/blog/fresh', '/knowledge-base/fresh-category'),
  redirect('/blog/hidden', '/knowledge-base/podcast/hidden'),
]

let api: RunningApi
let requestedUrls: string[] = []
let visit: (path: string, headers?: Record<string, string>) => Promise<Response>

beforeAll(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const lake = await startLake({ dataset: { lines: CONTENT } })
  const [post] = demoData.posts
  if (!post) throw new Error('No posts')
  const odd = ODD.map((system_name, index) => ({
    ...post,
    id: 1000 + index,
    system_name,
    category_system_name: 'podcast',
  }))
  const fresh = { id: 99, title: 'Fresh', system_name: 'fresh-category', short_description: '' }
  // In no list: its category is not one of the site's.
  const hidden = { ...post, id: 999, system_name: 'hidden', category_system_name: 'drafts' }
  api = await startApi({
    dataDir: temporaryFolder(),
    data: { posts: [...demoData.posts, ...odd, hidden], blogCategories: [...demoData.blogCategories, fresh] },
  })
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
  const { brokenLinksCounter } = await import('@/lib/broken-links/server/record')
  brokenLinksCounter.set(null)
  const { default: proxy } = await import('@/proxy')
  visit = (path, headers = {}) => proxy(new NextRequest(SITE + path, { headers }))
  // A visitor waits two seconds for the first list, which a busy machine can take longer for.
  const { listedArticles } = await import('@/lib/routing/server/directory')
  await listedArticles()
})

beforeEach(() => {
  requestedUrls = []
  api.setFaults([])
})

afterAll(() => {
  for (const name of ['API_BASE_URL', 'LOCAL_LAKE_PORT', 'NEXT_DIST_DIR']) delete process.env[name]
})

test('an article is passed on; a made-up one is a 404 without being rendered, for one API request a minute', async () => {
  expect((await visit(ARTICLE)).headers.get('x-middleware-next')).toBe('1')
  const made = '/knowledge-base/podcast/never-written'
  for (let count = 0; count < 20; count += 1) {
    expect((await visit(made)).headers.get('x-middleware-rewrite')).toBe(`${SITE}/404`)
  }
  expect((await visit(made, { 'x-nextjs-data': '1' })).status).toBe(404)
  expect(requestedUrls.filter((url) => url.includes('never-written'))).toHaveLength(1)
})

/** Where a path leads: its status and path, with `->` for what the site serves there itself. */
async function leadsTo(path: string): Promise<string> {
  const { status, headers } = await visit(path)
  const location = headers.get('location')
  if (location) return `${status} ${location.replace(SITE, '')}`
  return `-> ${headers.get('x-middleware-rewrite')?.replace(SITE, '') ?? path}`
}

const podcast = (name: string) => `/knowledge-base/podcast/${encodeURIComponent(name)}`

test.each(ODD)('the API is asked for exactly the name %j that it gave (B181)', async (name) => {
  expect(await leadsTo(podcast(name))).toBe(`-> ${podcast(name)}`)
  expect(requestedUrls).toEqual([`/v1/blog-post/${encodeURIComponent(name)}`])
})

test.each([
  ['caf\u00e9-nfd', 'cafe\u0301-nfd'],
  ['CAF\u00c9-NFD', 'cafe\u0301-nfd'],
  ['capitals-and-more', 'Capitals-And-More'],
  ['SHOW-NOTES-WORTH-READING', 'show-notes-worth-reading'],
  ['Two Words', 'two words'],
])('an article asked for as %j is redirected to its name %j, with the query (B181)', async (given, name) => {
  expect(await leadsTo(`${podcast(given)}?a=1`)).toBe(`308 ${podcast(name)}?a=1`)
})

test.each([
  ['/Knowledge-Base/Podcast/Capitals-And-More', podcast('Capitals-And-More')],
  [`${podcast('cafe\u0301-nfd')}/`, podcast('cafe\u0301-nfd')],
  [`${podcast('a/b')}/`, podcast('a/b')],
  ['/knowledge-base//podcast/the-end./', podcast('the-end.')],
])('%s is redirected to %s in one step, its name as it was', async (given, to) => {
  expect(await leadsTo(given)).toBe(`308 ${to}`)
})

test.each(['/knowledge-base/podcast/%2E%2E%2Fvoices', '/knowledge-base/podcast/..%5Cvoices'])(
  'a name cannot leave the path of the API: %s',
  async (path) => {
    expect(await leadsTo(path)).toBe('-> /404')
    expect(requestedUrls).toEqual([])
  },
)

test.each([
  ['/blog/show-notes', `308 ${ARTICLE}#the-top-line`],
  ['/blog/nfc', `308 ${podcast('caf\u00e9-nfd')}`],
  ['/blog/podcast/Capitals-And-More', `307 ${podcast('Capitals-And-More')}`],
  ['/blog/elsewhere', '308 /knowledge-base/business/show-notes-worth-reading'],
  ['/blog/hidden', '308 /knowledge-base/podcast/hidden'],
  ['/blog/gone', '307 /knowledge-base/podcast'],
  ['/blog/gone?utm=mail', '307 /knowledge-base/podcast?utm=mail'],
  ['/Blog/Chain/', '307 /knowledge-base/podcast'],
  ['/blog/podcast/whatever', '307 /knowledge-base/podcast'],
  ['/blog/gone-business', '307 /knowledge-base'],
  ['/blog/no-category', '307 /knowledge-base'],
  ['/blog/no-category/show-notes-worth-reading', '307 /knowledge-base'],
])('the redirect at %s gives %s: none ends at an article that does not exist (B182)', async (path, end) => {
  expect(await leadsTo(path)).toBe(end)
})

test.each([
  ['/knowledge-base/podcast.', '308 /knowledge-base/podcast'],
  ['/Knowledge-Base/podcast),?utm=print', '308 /knowledge-base/podcast?utm=print'],
  ['/knowledge-base/podcast.html', '308 /knowledge-base/podcast'],
  ['/knowledge-base/index.html', '308 /knowledge-base'],
  ['/index.php', '308 /'],
  [`${ARTICLE}.`, `308 ${ARTICLE}`],
  [`${ARTICLE}%20`, `308 ${ARTICLE}`],
  [`${ARTICLE}.html`, `308 ${ARTICLE}`],
  [`${podcast('Capitals-And-More')}%E2%80%9D`, `308 ${podcast('Capitals-And-More')}`],
  [podcast('the-end.'), `-> ${podcast('the-end.')}`],
  [`${podcast('why?')}.`, '-> /404'],
  ['/blog/show-notes.', `308 ${ARTICLE}#the-top-line`],
  ['/blog/podcast/Capitals-And-More.', '307 /knowledge-base/podcast'],
  ['/robots.txt.', '308 /robots.txt'],
  ['/login)', '308 /login'],
  ['/loop-a.', '-> /404'],
  ['/nothing.', '-> /404'],
  ['/nothing.html', '-> /404'],
])('%s, as in a sentence or of an older site, gives %s (B295)', async (path, end) => {
  expect(await leadsTo(path)).toBe(end)
})

test.each([
  ['/knowledge-base/podcast/list/page/2', '-> /knowledge-base/podcast/list/page/2'],
  ['/Knowledge-Base/podcast/list/page/2/', '308 /knowledge-base/podcast/list/page/2'],
  ['/knowledge-base/podcast/list/page/999', '-> /404'],
  ['/knowledge-base/fresh-category', '-> /knowledge-base/fresh-category'],
  ['/Knowledge-Base/Fresh-Category', '308 /knowledge-base/fresh-category'],
  ['/knowledge-base/fresh-category.', '308 /knowledge-base/fresh-category'],
  ['/knowledge-base/fresh-category/list/page/2', '-> /knowledge-base/fresh-category/list/page/2'],
  [
    '/knowledge-base/fresh-category/show-notes-worth-reading',
    '-> /knowledge-base/fresh-category/show-notes-worth-reading',
  ],
  ['/blog/fresh', '308 /knowledge-base/fresh-category'],
])('%s, a page of a list or of a category of the API, gives %s (B300, B301)', async (path, end) => {
  expect(await leadsTo(path)).toBe(end)
})

test('an article that the API also knows under another spelling has one address', async () => {
  api.setFaults([{ match: '/blog-post', answer: { title: 'Found by a database without case', body: '' } }])
  expect(await leadsTo(podcast('SHOW-notes-worth-reading'))).toBe(`308 ${ARTICLE}`)
  expect(await leadsTo(podcast('not-in-the-list'))).toBe(`-> ${podcast('not-in-the-list')}`)
})

test('visits of such redirects ask the API once a minute for each missing article, and for no other', async () => {
  for (const path of ['/blog/show-notes', '/blog/podcast/long-gone']) {
    for (let count = 0; count < 20; count += 1) await visit(path)
  }
  expect(requestedUrls).toEqual(['/v1/blog-post/long-gone'])
})

test('while the API is down the redirects that cannot be checked stay as they are', async () => {
  api.setFaults([{ match: '*', status: 503 }])
  expect(await leadsTo('/blog/podcast/nobody-knows')).toBe('307 /knowledge-base/podcast/nobody-knows')
  expect(await leadsTo('/blog/show-notes')).toBe(`308 ${ARTICLE}#the-top-line`)
})

test('an article that takes 2.5 seconds is waited for by all its visitors, and read once with its page (B297)', async () => {
  const name = 'loudness-in-plain-numbers'
  const path = `/knowledge-base/audio-production/${name}`
  api.setFaults([{ match: '/blog-post/', delayMs: 2500 }])
  expect(await Promise.all([leadsTo(path), leadsTo(path)])).toEqual([`-> ${path}`, `-> ${path}`])
  const { findPost } = await import('@/lib/knowledge-base/server/find-post')
  const { apiClient } = await import('@/lib/api/server/client')
  const signal = continueVisit(name)
  const found = await findPost(apiClient(), { category: 'audio-production', listed: null, systemName: name, signal })
  expect(found).toMatchObject({ post: { title: 'Loudness in plain numbers' }, completeness: 'fresh' })
  expect(requestedUrls.filter((url) => url.includes('/blog-post/'))).toHaveLength(1)
})

test('a page has what is left of the time of its visit, and a second at least (B297)', () => {
  jest.useFakeTimers({ now: 0 })
  const timeouts = jest.spyOn(AbortSignal, 'timeout')
  startVisit('article')
  jest.setSystemTime(2000)
  continueVisit('article')
  continueVisit('article')
  startVisit('article')
  jest.setSystemTime(7000)
  continueVisit('article')
  expect(timeouts.mock.calls.flat()).toEqual([5500, 3500, 5500, 5500, 1000])
  timeouts.mockRestore()
  jest.useRealTimers()
})

test.each([{ status: 500 }, { drop: true }, { brokenJson: true }, { answer: [] }, { delayMs: 6000, status: 200 }])(
  'an article that the API does not deliver (%j) is served by the 503 page, and asked for again by the next request',
  async (fault) => {
    const path = podcast(`failing-${Object.keys(fault).join('-')}`)
    api.setFaults([{ match: '/blog-post', ...fault }])
    const shown = new URLSearchParams({ path: `${path}?a=1` })
    expect(await leadsTo(`${path}?a=1`)).toBe(`-> /503?${shown}`)
    api.setFaults([])
    await waitFor(async () => (await leadsTo(path)) === '-> /404')
  },
)

test('while the API is down an article with another spelling in the list is redirected to it', async () => {
  api.setFaults([{ match: '*', status: 503 }])
  expect(await leadsTo(podcast('日本語'.toUpperCase()))).toMatch(/^-> /)
  expect(await leadsTo(podcast('A+B'))).toBe(`308 ${podcast('a+b')}`)
})

test('a thousand made-up articles while the API is down cost it a few requests', async () => {
  api.setFaults([{ match: '*', status: 503 }])
  const ends: string[] = []
  for (let count = 0; count < 1000; count += 1)
    ends.push((await leadsTo(`/knowledge-base/podcast/made-up-${count}`)).slice(0, 7))
  expect(new Set(ends)).toEqual(new Set(['-> /503']))
  expect(requestedUrls.length).toBeLessThan(20)
})
