/** Every rule for redirects, shared by the Studio's forms, its list of problems and `npm run check`. */
import { type LintRow, lintRedirects } from '@/lib/routing/redirects/lint'
import { sitePaths } from '@/lib/routing/redirects/reserved-paths'
import type { RedirectRow } from '@/lib/routing/redirects/table'

const POST = '/knowledge-base/business/a-post'
const PAGES = new Set(['/services', '/about', '/services/jingles', '/services/films', '/services/radio'])

function row(source: string | null, path: string | null, over: Partial<LintRow> = {}): LintRow {
  const id = source ?? 'empty'
  return { id, source, target: { kind: 'path', path, anchor: null, url: null }, permanent: true, ...over }
}

const known = sitePaths(PAGES, new Set([POST]))
const toPage = (path: string | null): RedirectRow['target'] => ({ kind: 'page', path, anchor: null, url: null })
const toUrl = (url: string | null): RedirectRow['target'] => ({ kind: 'external', path: null, anchor: null, url })

/** Each finding on one line. */
function lint(...rows: LintRow[]): string[] {
  return lintRedirects(rows, known).map(
    ({ id, level, kind, field, problem }) => `${level} ${kind} ${id} ${field}: ${problem}`,
  )
}

test('redirects to pages, articles, dedicated routes and other hosts are valid', () => {
  expect(
    lint(
      row('/a', '/Services/?tab=two'),
      row('/b', POST),
      row('/c', null, { target: toUrl('https://a.example') }),
      row('/d/*', '/services'),
      row('/e/:slug', '/knowledge-base/:slug'),
      row('/f/*', '/g/*'),
      row('/h', '/login'),
      row('/i', '/enquiry'),
      row('/j', '/files/rates.pdf'),
      row('/k', null, { target: toPage('/about') }),
    ),
  ).toEqual([])
})

test('a source that is a published page is never used', () => {
  expect(lint(row('/About/', '/services'))).toEqual([
    'error live-page /About/ source: A page is published at this address, and a page wins over a redirect.',
  ])
})

test.each(['/login', '/Profile/', '/enquiry', '/sitemap.xml', '/api/x', '/studio', '/studio/*', '/api/:a'])(
  '%s is a reserved path',
  (source) => expect(lint(row(source, '/services'))[0]).toMatch(/^error own-address .* source: The site answers /),
)

test.each([
  [null, 'The old address is missing.'],
  ['/a*/b', 'A star or a name has to stand alone between slashes in the old address.'],
  ['/*', 'The old address has to begin with a fixed word, or it would match the whole site.'],
])('the source %s is invalid', (source, problem) =>
  expect(lint(row(source, '/services'))).toEqual([`error bad-source ${source ?? 'empty'} source: ${problem}`]),
)

test('the same source in another spelling is a duplicate, reported on both', () => {
  const problem = 'Another redirect already starts at this address.'
  expect(lint(row('/Caf%C3%A9/', '/services'), row('/café', '/about'))).toEqual([
    `error duplicate /Caf%C3%A9/ source: ${problem}`,
    `error duplicate /café source: ${problem}`,
  ])
})

test('patterns that match the same paths are duplicates, whatever their parameter names; others are not', () => {
  expect(lint(row('/blog/:a', '/services'), row('/Blog/:b', '/about'))).toEqual([
    'error duplicate /blog/:a source: Another redirect, /blog/:b, already stands for the same addresses.',
    'error duplicate /Blog/:b source: Another redirect, /blog/:a, already stands for the same addresses.',
  ])
  expect(lint(row('/blog/:a', '/services'), row('/blog/*', '/about'), row('/blog/:a/:b', '/services'))).toEqual([])
})

test.each<[string, LintRow, string]>([
  ['nothing', row('/a', null, { target: null }), 'It has no target.'],
  ['another host', row('/a', '//a.example'), 'The new address is not a path of this site.'],
  [
    'a name that the source lacks',
    row('/a/:x', '/b/:y'),
    'The new address uses :y, which the old address does not have.',
  ],
  ['itself', row('/a', '/A/'), 'It leads back to the old address.'],
  [
    'a page that is gone',
    row('/a', null, { target: toPage(null) }),
    'The page it leads to is gone. Choose another one.',
  ],
])('a target that is %s', (_, broken, problem) =>
  expect(lint(broken)).toEqual([`error bad-target ${broken.id} target: ${problem}`]),
)

test('a page that is not published is a warning', () => {
  expect(lint(row('/a', null, { target: toPage(null), isTargetDraft: true }))).toEqual([
    expect.stringMatching(/^warning unpublished \/a target: This page is not published/),
  ])
})

test('a loop is named in full, on all redirects in it and on those that lead into it', () => {
  expect(lint(row('/a', '/b'), row('/b', '/c'), row('/c', '/a'), row('/in', '/b'))).toEqual([
    'error loop /a target: This leads round in a circle: /a → /b → /c → /a.',
    'error loop /b target: This leads round in a circle: /b → /c → /a → /b.',
    'error loop /c target: This leads round in a circle: /c → /a → /b → /c.',
    'error loop /in target: This leads round in a circle: /in → /b → /c → /a → /b.',
  ])
})

test('a page in the middle breaks a loop', () => {
  expect(lint(row('/a', '/about'), row('/about', '/a'))).toEqual([expect.stringMatching(/^error live-page \/about /)])
})

test('patterns can loop too, also with themselves, and grow without end', () => {
  expect(lint(row('/a/:x', '/b/:x'), row('/b/:y', '/a/:y'))).toEqual([
    'error loop /a/:x target: This leads round in a circle: /a/:x → /b/:x → /a/:x.',
    'error loop /b/:y target: This leads round in a circle: /b/:y → /a/:y → /b/:y.',
  ])
  // The pattern itself works for every other path.
  expect(lint(row('/old/:x', '/new/:x'), row('/new/one', '/old/one'))).toEqual([
    'error loop /new/one target: This leads round in a circle: /new/one → /old/one → /new/one.',
  ])
  expect(lint(row('/a/*', '/a/b/*'))).toEqual([
    'error loop /a/* target: This leads on and on without end: /a/* → /a/b/* → /a/b/b/* → …',
  ])
})

test('a target that is itself redirected: the final target, and what to write instead', () => {
  expect(lint(row('/a', '/b'), row('/b', '/services#prices'))).toEqual([
    'warning chain /a target: /b is itself redirected: people end at /services#prices. Write /services#prices here.',
  ])
  expect(lint(row('/a/:x', '/b/:x'), row('/b/:y', '/knowledge-base/:y'))).toEqual([
    'warning chain /a/:x target: /b/:x is itself redirected: people end at /knowledge-base/:x. Write /knowledge-base/:x here.',
  ])
})

test('a target that does not exist', () => {
  expect(lint(row('/a', '/gone?x=1'), row('/b/*', '/gone'), row('/c', '/knowledge-base/business/gone'))).toEqual([
    'warning missing /a target: There is no page and no article at /gone.',
    'warning missing /b/* target: There is no page and no article at /gone.',
    'warning missing /c target: There is no page and no article at /knowledge-base/business/gone.',
  ])
  expect(lint(row('/a', '/b'), row('/b', '/gone')).map((line) => line.split(' ').slice(0, 3).join(' '))).toEqual([
    'warning chain /a',
    'warning missing /a',
    'warning missing /b',
  ])
})

test('a target that is an article or category that does not exist: where its visitors go instead (B182)', () => {
  const pages = new Set([...PAGES, '/knowledge-base', '/knowledge-base/business'])
  const rows = [
    row('/a', '/knowledge-base/business/gone'),
    row('/b', '/knowledge-base/podcast/gone#part'),
    row('/c', '/knowledge-base/podcast'),
    row('/d', '/knowledge-base/podcast/a-post'),
    row('/e', '/gone'),
  ]
  expect(lintRedirects(rows, sitePaths(pages, new Set([POST]))).map(({ problem }) => problem)).toEqual([
    'It leads to an article that the API does not have, /knowledge-base/business/gone: visitors go to /knowledge-base/business.',
    'It leads to an article that the API does not have, /knowledge-base/podcast/gone: visitors go to /knowledge-base.',
    'There is no page at /knowledge-base/podcast: visitors go to /knowledge-base.',
    'There is no page and no article at /gone.',
  ])
})

test('while the articles are unknown, none is reported as missing', () => {
  const unknown = sitePaths(PAGES, null)
  expect(lintRedirects([row('/a', '/knowledge-base/business/gone')], unknown)).toEqual([])
})

test('a redirect made ineffective by a pattern', () => {
  expect(lint(row('/blog/one', '/services'), row('/blog/*', '/services'))).toEqual([
    'warning useless /blog/one source: Not needed: /blog/* leads these visitors to the same place.',
  ])
  expect(lint(row('/blog/a/*', '/services'), row('/blog/*', '/services'))).toHaveLength(1)
  expect(lint(row('/blog/one', '/about'), row('/blog/*', '/services'))).toEqual([])
  expect(lint(row('/blog', '/services'), row('/blog/*', '/services'))).toEqual([])
  expect(lint(row('/blog/one', '/services', { permanent: false }), row('/blog/*', '/services'))).toEqual([])
})

test('an article wins over a redirect at its path', () => {
  expect(lint(row(POST, '/about'))).toEqual([
    `warning live-article ${POST} source: An article stands at this address, and an article wins over a redirect.`,
  ])
})

test('a single redirect can be checked among the others', () => {
  const rows = [row('/a', '/b'), row('/b', '/a'), row('/c', '/gone')]
  expect(lintRedirects(rows, known, (id) => id === '/b').map(({ id }) => id)).toEqual(['/b'])
})
