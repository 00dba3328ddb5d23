/** The Studio's explanation of a path matches what the site does. */

import { explainPath, type PathExplanation } from '@/lib/routing/redirects/explain-path'
import { sitePaths } from '@/lib/routing/redirects/reserved-paths'
import { compileRedirects, type RedirectRow } from '@/lib/routing/redirects/table'
import { findRedirect } from '@/lib/routing/server/find-redirect'
import { routes } from '@/lib/routing/server/routes'

const POST = '/knowledge-base/business/a-post'
jest.mock('../../../../lib/routing/server/routes', () => ({ routes: jest.fn() }))
jest.mock('../../../../lib/routing/server/articles', () => ({
  ...jest.requireActual('../../../../lib/routing/server/articles'),
  articleState: jest.fn(async () => 'found'),
}))

const ORIGIN = 'https://site.example'
const PAGES = new Set(['/', '/services', '/about', '/login'])

function row(source: string, target: string, permanent = true): RedirectRow {
  const isPath = target.startsWith('/')
  return {
    id: `redirect-${source}`,
    source,
    permanent,
    target: {
      kind: isPath ? 'path' : 'external',
      path: isPath ? target : null,
      anchor: null,
      url: isPath ? null : target,
    },
  }
}

const { table } = compileRedirects([
  row('/old', '/services?tab=two'),
  row('/older', '/old', false),
  row('/kb/:category/:slug', '/knowledge-base/:category/:slug'),
  row('/media/*', '/services'),
  row('/lost', '/gone'),
  row('/away', 'https://away.example/x'),
  row('/a', '/b'),
  row('/b', '/a'),
  row('/about', '/services'),
  row(POST, '/services'),
  row('/jump', '/about#team'),
])
const known = sitePaths(PAGES, new Set([POST, '/knowledge-base/business/other']))
const where = (text: string) => explainPath(text, { table, known, origin: ORIGIN })

beforeEach(() => {
  jest.mocked(routes).mockResolvedValue({
    paths: PAGES,
    offline: new Set<string>(),
    redirects: table,
    revisions: new Map(),
  })
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => jest.restoreAllMocks())

test('a page, also in a non-canonical spelling, wins over a redirect at its path', () => {
  expect(where('/about')).toMatchObject({ kind: 'direct', endsAt: 'page', normalised: null })
  expect(where(' https://site.example/About/?a=1#b ')).toMatchObject({
    kind: 'direct',
    endsAt: 'page',
    normalised: '/about?a=1#b',
  })
})

test.each(['/about.', '/About).', '/about.html', 'https://site.example/about,'])(
  '%s, as in a sentence, is a page (B295)',
  (text) => expect(where(text)).toMatchObject({ kind: 'direct', endsAt: 'page', normalised: '/about' }),
)

test('a redirect whose path ends a sentence is followed (B295)', () => {
  expect(where('/jump.?a')).toMatchObject({ kind: 'redirect', destination: '/about?a#team' })
  expect(where('/nothing.')).toMatchObject({ kind: 'direct', endsAt: 'nothing' })
})

test('a redirect keeps query and hash', () => {
  expect(where('/Old/?tab=one&from=mail#end')).toMatchObject({
    kind: 'redirect',
    destination: '/services?tab=two&from=mail#end',
    permanent: true,
    endsAt: 'page',
  })
  expect(where('/jump#prices')).toMatchObject({ destination: '/about#team' })
})

test('every step of a chain; temporary when one step is', () => {
  const answer = where('/older')
  expect(answer).toMatchObject({
    kind: 'redirect',
    permanent: false,
    steps: [{ id: 'redirect-/older' }, { id: 'redirect-/old' }],
  })
  expect(where('/kb/business/Other')).toMatchObject({
    destination: '/knowledge-base/business/Other',
    endsAt: 'article',
  })
})

test('another website at the end, nothing at the end, and a loop', () => {
  expect(where('/away?x=1')).toMatchObject({ destination: 'https://away.example/x?x=1', endsAt: 'elsewhere' })
  expect(where('/lost')).toMatchObject({ kind: 'redirect', endsAt: 'nothing' })
  expect(where('/a')).toMatchObject({ kind: 'loop', trace: { steps: [{ key: '/a' }, { key: '/b' }] } })
})

test('instead of an article that does not exist, the page that the site leads to (B182)', () => {
  const pages = new Set([...PAGES, '/knowledge-base'])
  const site = { table, known: sitePaths(pages, new Set([POST])), origin: ORIGIN }
  expect(explainPath('/kb/business/Gone?a=1', site)).toMatchObject({
    kind: 'redirect',
    destination: '/knowledge-base?a=1',
    permanent: false,
    endsAt: 'page',
    missing: '/knowledge-base/business/gone',
  })
  expect(explainPath('/kb/podcast/a-post', site)).toMatchObject({ endsAt: 'article', missing: null })
})

test.each([
  [POST, 'article'],
  ['/knowledge-base/business/gone', 'nothing'],
  ['/profile', 'own'],
  ['/studio/content', 'own'],
  ['/nothing', 'nothing'],
  ['/files/rates.pdf', 'unknown'],
  ['/', 'page'],
])('%s is %s', (path, endsAt) => expect(where(path)).toMatchObject({ kind: 'direct', endsAt }))

test.each([
  'https://site.example/old',
  'http://www.other.example/old?x=1',
  '//other.example/old',
  'other.example/old',
  'old',
  '\u200E/old\u200B',
])('%s is read as a path', (text) => expect(where(text)).toMatchObject({ kind: 'redirect', path: '/old' }))

test.each(['mailto:a@b.example', 'javascript:alert(1)', 'two words', 'https://', '::'])('%s is no path', (text) =>
  expect(where(text)).toEqual({ kind: 'unreadable' }),
)

/** The site's behaviour, in the Studio's format. */
async function atTheDoor(path: string): Promise<Partial<PathExplanation>> {
  const redirect = await findRedirect(path)
  if (!redirect) return { kind: 'direct' }
  return { destination: redirect.destination, permanent: redirect.permanent }
}

test.each(['/old', '/OLD', '/older', '/kb/a/B', '/media', '/media/x/y.mp3', '/lost', '/jump'])(
  'the site does the same at %s',
  async (path) => expect(where(path)).toMatchObject(await atTheDoor(path)),
)

test.each(['/about', POST, '/nothing', '/login', '/'])('the site does not redirect %s either', async (path) => {
  expect(await findRedirect(path)).toBeNull()
  expect(where(path)).toMatchObject({ kind: 'direct' })
})

test('the site does not redirect into a loop', async () => expect(await findRedirect('/a')).toBeNull())
