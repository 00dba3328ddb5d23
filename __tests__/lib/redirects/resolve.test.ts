/** @jest-environment node */
import { resolveRedirect, sourcesThrough } from '@/lib/redirects/resolve'
import { compileRedirects, type RedirectRow } from '@/lib/redirects/table'

const toPath = (path: string | null, over: object = {}) => ({ kind: 'path', path, anchor: null, url: null, ...over })
const toUrl = (url: string | null) => ({ kind: 'external', path: null, anchor: null, url })

function row(source: string | null, target: RedirectRow['target'], over: Partial<RedirectRow> = {}): RedirectRow {
  return { id: `redirect-${source}`, source, target, permanent: true, ...over }
}

function resolve(rows: RedirectRow[], path: string, pages: string[] = []) {
  return resolveRedirect(compileRedirects(rows).table, path, (at) => pages.includes(at))
}

const problems = (...rows: RedirectRow[]) => compileRedirects(rows).problems.map(({ problem }) => problem)

test('an old address leads to the new one, however it is written', () => {
  const rows = [row('/Old/', toPath('/new'))]
  for (const path of ['/old', '/OLD', '/old/', '//old?from=mail', '/%6Fld']) {
    expect(resolve(rows, path)).toEqual({ kind: 'redirect', destination: '/new', permanent: true })
  }
  expect(resolve(rows, '/older')).toBeNull()
})

test('several old addresses lead to one new one', () => {
  const rows = [row('/a', toPath('/new')), row('/b', toPath('/new'), { permanent: false })]
  expect(resolve(rows, '/a')).toEqual({ kind: 'redirect', destination: '/new', permanent: true })
  expect(resolve(rows, '/b')).toEqual({ kind: 'redirect', destination: '/new', permanent: false })
})

test('a target keeps its query, its hash and its place on the page', () => {
  expect(resolve([row('/a', toPath('/new?tab=two#end'))], '/a')).toMatchObject({ destination: '/new?tab=two#end' })
  expect(resolve([row('/a', toPath('/new', { anchor: 'team' }))], '/a')).toMatchObject({ destination: '/new#team' })
})

test('a target elsewhere', () => {
  expect(resolve([row('/a', toUrl('https://example.com/é?x=1'))], '/a')).toMatchObject({
    destination: 'https://example.com/%C3%A9?x=1',
  })
})

test('a chain is one step, permanent only when all of it is', () => {
  const rows = [row('/a', toPath('/b')), row('/b', toPath('/C/')), row('/c', toUrl('https://example.com/'))]
  expect(resolve(rows, '/a')).toEqual({ kind: 'redirect', destination: 'https://example.com/', permanent: true })
  const some = [row('/a', toPath('/b')), row('/b', toPath('/c'), { permanent: false })]
  expect(resolve(some, '/a')).toEqual({ kind: 'redirect', destination: '/c', permanent: false })
})

test('a page wins over a redirect at its address, also within a chain', () => {
  const rows = [row('/a', toPath('/b')), row('/b', toPath('/c'))]
  expect(resolve(rows, '/b', ['/b'])).toBeNull()
  expect(resolve(rows, '/a', ['/b'])).toMatchObject({ destination: '/b' })
})

test('a circle leads nowhere, and what leads into it neither', () => {
  const rows = [row('/a', toPath('/b')), row('/b', toPath('/a')), row('/in', toPath('/a'))]
  expect(resolve(rows, '/a')).toEqual({ kind: 'loop', sources: ['/a', '/b'] })
  expect(resolve(rows, '/in')).toEqual({ kind: 'loop', sources: ['/in', '/a', '/b'] })
  expect(resolve(rows, '/a', ['/b'])).toMatchObject({ destination: '/b' })
})

test('rows that cannot work are left out and reported, the others stand', () => {
  expect(
    problems(
      row(null, toPath('/x')),
      row('/api/v1', toPath('/x')),
      row('/a', null),
      row('/b', toPath(null, { kind: 'page' })),
      row('/c', toPath('//elsewhere.example')),
      row('/d', toPath('/\\elsewhere.example')),
      row('/e', toUrl('javascript:alert(1)')),
      row('/f', toUrl('https://user:word@example.com')),
      row('/g', toPath('/G/#top')),
      row('/good', toPath('/x')),
      row('/Good/', toPath('/y')),
    ),
  ).toEqual([
    'it has no source',
    'its source belongs to the site itself',
    'it has no target',
    'its page is not published',
    'its target is not a path of this site',
    'its target is not a path of this site',
    'its target is not an address that starts with https:// or http://',
    'its target is not an address that starts with https:// or http://',
    'it leads to itself',
    'another redirect has the same source',
  ])
  expect(resolve([row('/a', null), row('/good', toPath('/x')), row('/GOOD', toPath('/y'))], '/good')).toMatchObject({
    destination: '/x',
  })
})

test('names every source whose way leads through a path', () => {
  const { table } = compileRedirects([
    row('/a', toPath('/b')),
    row('/b', toPath('/c?x=1')),
    row('/elsewhere', toUrl('https://example.com/c')),
    row('/x', toPath('/y')),
    row('/y', toPath('/x')),
  ])
  expect(sourcesThrough(table, ['/c']).sort()).toEqual(['/a', '/b'])
  expect(sourcesThrough(table, ['/x'])).toEqual(['/y'])
  expect(sourcesThrough(table, ['/none'])).toEqual([])
})
