/** Checks of the content's links against pages and redirects, as `npm run check` runs them. */
import { lintLinks } from '@/lib/routing/redirects/links'
import { sitePaths } from '@/lib/routing/redirects/reserved-paths'
import { compileRedirects, type RedirectRow } from '@/lib/routing/redirects/table'

const row = (source: string, path: string): RedirectRow => ({
  id: source,
  source,
  target: { kind: 'path', path, anchor: null, url: null },
  permanent: true,
})

const POST = '/knowledge-base/business/a-post'
const { table } = compileRedirects([row('/old', '/new#end'), row('/lost', '/gone'), row('/a', '/b'), row('/b', '/a')])
const known = sitePaths(new Set(['/new']), new Set([POST]))
const site = { table, known, pathById: new Map([['page-new', '/new']]) }

const link = (fields: object) => ({ _type: 'link', _key: 'k', ...fields })
const pageLink = (id: string) => link({ kind: 'page', page: { _type: 'reference', _ref: id } })
const typed = (url: string) => link({ kind: 'external', url })

function lint(content: object): string[] {
  return lintLinks([{ _id: 'page-x', _type: 'page', ...content }], site).map(
    ({ level, id, fieldPath, problem }) => `${level} ${id} ${fieldPath}: ${problem}`,
  )
}

test('links to pages, articles, dedicated routes, other hosts and anchors are valid', () => {
  expect(
    lint({
      path: '/x',
      sections: [
        pageLink('page-new'),
        typed('https://elsewhere.example/lost'),
        typed('//elsewhere.example/lost'),
        typed(`${POST}?a=b#c`),
        typed('/New/#top'),
        typed('/login'),
        typed('/files/rates.pdf'),
        link({ kind: 'anchor', anchor: 'team' }),
        link({ kind: 'phone', phone: '+61' }),
        typed('mailto:a@b.example'),
      ],
    }),
  ).toEqual([])
})

test('a chosen page that is not published is an error, wherever the link is', () => {
  const problem = 'its page page-gone is not published'
  expect(lint({ header: { navigation: [{ _key: 'n', link: pageLink('page-gone') }] } })).toEqual([
    `error page-x header.navigation.n.link: ${problem}`,
  ])
  expect(lint({ sections: [{ _key: 's', body: [{ _key: 'b', markDefs: [pageLink('page-gone')] }] }] })).toEqual([
    `error page-x sections.s.body.b.markDefs.k: ${problem}`,
  ])
  expect(lint({ banner: link({ kind: 'page' }) })).toEqual(['error page-x banner: its page  is not published'])
})

test.each([
  ['/new.', 'warning page-x banner.url: /new. is redirected: write /new'],
  ['/old', 'warning page-x banner.url: /old is redirected: write /new#end'],
  ['/OLD/', 'warning page-x banner.url: /OLD/ is redirected: write /new#end'],
  ['/nowhere', 'error page-x banner.url: /nowhere leads nowhere'],
  ['/lost', 'error page-x banner.url: /lost is redirected to /gone, where there is nothing'],
  ['/a', 'error page-x banner.url: /a is redirected round in a circle'],
  ['/knowledge-base/business/gone', 'error page-x banner.url: /knowledge-base/business/gone leads nowhere'],
])('the typed path %s', (url, finding) => expect(lint({ banner: typed(url) })).toEqual([finding]))

test('a path in rich text that came from elsewhere is checked too', () => {
  expect(lint({ body: [{ _key: 'b', markDefs: [{ _key: 'm', _type: 'annotation', href: '/nowhere' }] }] })).toEqual([
    'error page-x body.b.markDefs.m.href: /nowhere leads nowhere',
  ])
})

test('a link that is redirected to a missing article says where visitors go', () => {
  const kb = compileRedirects([row('/old-post', '/knowledge-base/business/gone')]).table
  const pages = sitePaths(new Set(['/knowledge-base']), new Set([POST]))
  const content = { _id: 'page-x', _type: 'page', banner: typed('/old-post') }
  expect(lintLinks([content], { ...site, table: kb, known: pages })).toEqual([
    expect.objectContaining({
      level: 'error',
      problem:
        '/old-post is redirected to /knowledge-base/business/gone, where there is nothing: visitors go to /knowledge-base',
    }),
  ])
})

test('redirects are checked separately', () => {
  expect(lintLinks([{ _id: 'r', _type: 'redirect', ...{ target: { path: '/nowhere' } } }], site)).toEqual([])
})
