import { carryQuery, resolveRedirect } from '@/lib/routing/redirects/resolve'
import { compileRedirects, type RedirectRow } from '@/lib/routing/redirects/table'
import type { TargetRow } from '@/lib/routing/redirects/target'

function toPath(path: string | null, over: Partial<TargetRow> = {}): TargetRow {
  return { kind: 'path', path, anchor: null, url: null, ...over }
}

function toUrl(url: string | null): TargetRow {
  return { kind: 'external', path: null, anchor: null, url }
}

function row(source: string | null, target: RedirectRow['target'], over: Partial<RedirectRow> = {}): RedirectRow {
  return { id: `redirect-${source}`, source, target, permanent: true, ...over }
}

function resolve(rows: RedirectRow[], path: string, pages: string[] = []) {
  return resolveRedirect(compileRedirects(rows).table, path, (at) => pages.includes(at))
}

const problems = (...rows: RedirectRow[]) => compileRedirects(rows).problems.map(({ problem }) => problem)

test('a source redirects to its target, however it is written', () => {
  const rows = [row('/Old/', toPath('/new'))]
  for (const path of ['/old', '/OLD', '/old/', '//old?from=mail', '/%6Fld']) {
    expect(resolve(rows, path)).toMatchObject({ kind: 'redirect', destination: '/new', permanent: true })
  }
  expect(resolve(rows, '/older')).toBeNull()
})

test('a target keeps its query and hash', () => {
  expect(resolve([row('/a', toPath('/new?tab=two#end'))], '/a')).toMatchObject({ destination: '/new?tab=two#end' })
  expect(resolve([row('/a', toPath('/new', { anchor: 'team' }))], '/a')).toMatchObject({ destination: '/new#team' })
})

test('invisible characters of a paste make no difference, percent-encoded ones do (B189)', () => {
  const pasted = [
    row('/old\u200B', toPath('\u200E/our-story\u2060', { anchor: 'te\u00ADam' })),
    row('\uFEFF/away', toUrl('https://example.com/a\u200B')),
    row('/x%E2%80%8B', toPath('/y%E2%80%8B')),
  ]
  expect(problems(...pasted)).toEqual([])
  expect(resolve(pasted, '/old')).toMatchObject({ destination: '/our-story#team' })
  expect(resolve(pasted, '/away')).toMatchObject({ destination: 'https://example.com/a' })
  expect(resolve(pasted, '/x%e2%80%8b')).toMatchObject({ destination: '/y%E2%80%8B' })
  expect(resolve(pasted, '/old%E2%80%8B')).toBeNull()
  expect(resolve(pasted, '/x')).toBeNull()
})

test('an old address in an old encoding is matched as it is', () => {
  const rows = [row('/caf%E9', toPath('/new'))]
  expect(resolve(rows, '/Caf%e9/')).toMatchObject({ destination: '/new' })
  expect(resolve(rows, '/caf%C3%A9')).toBeNull()
})

test('a target on another host', () => {
  expect(resolve([row('/a', toUrl('https://example.com/é?x=1'))], '/a')).toMatchObject({
    destination: 'https://example.com/%C3%A9?x=1',
  })
})

test('a chain is one step, permanent only when all of it is', () => {
  const rows = [row('/a', toPath('/b')), row('/b', toPath('/C/')), row('/c', toUrl('https://example.com/'))]
  expect(resolve(rows, '/a')).toMatchObject({ kind: 'redirect', destination: 'https://example.com/', permanent: true })
  const some = [row('/a', toPath('/b')), row('/b', toPath('/c'), { permanent: false })]
  expect(resolve(some, '/a')).toMatchObject({ kind: 'redirect', destination: '/c', permanent: false })
})

test('a page wins over a redirect at its path, also within a chain', () => {
  const rows = [row('/a', toPath('/b')), row('/b', toPath('/c'))]
  expect(resolve(rows, '/b', ['/b'])).toBeNull()
  expect(resolve(rows, '/a', ['/b'])).toMatchObject({ destination: '/b' })
})

test('a loop does not redirect, nor do redirects into it', () => {
  const rows = [row('/a', toPath('/b')), row('/b', toPath('/a')), row('/in', toPath('/a'))]
  expect(resolve(rows, '/a')).toEqual({ kind: 'loop', sources: ['/a', '/b'] })
  expect(resolve(rows, '/in')).toEqual({ kind: 'loop', sources: ['/in', '/a', '/b'] })
  expect(resolve(rows, '/a', ['/b'])).toMatchObject({ destination: '/b' })
})

test('invalid rows are left out and reported, the others stay', () => {
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
    'The old address is missing.',
    'The site answers this address itself, so it cannot be redirected.',
    'It has no target.',
    'Its page is not published.',
    'The new address is not a path of this site.',
    'The new address is not a path of this site.',
    'The new address does not start with https:// or http://.',
    'The new address does not start with https:// or http://.',
    'It leads back to the old address.',
    'Another redirect already starts at this address.',
  ])
  expect(resolve([row('/a', null), row('/good', toPath('/x')), row('/GOOD', toPath('/y'))], '/good')).toMatchObject({
    destination: '/x',
  })
})

test('a wildcard matches a path and everything below it', () => {
  const rows = [row('/Narration/*', toPath('/voice-over-artists')), row('/narration/old', toPath('/our-story'))]
  for (const path of ['/narration', '/narration/', '/narration/a', '/Narration/a/b/c'])
    expect(resolve(rows, path)).toMatchObject({ destination: '/voice-over-artists' })
  expect(resolve(rows, '/narration/old')).toMatchObject({ destination: '/our-story' })
  expect(resolve(rows, '/narrations')).toBeNull()
  expect(resolve(rows, '/narration/live', ['/narration/live'])).toBeNull()
})

test('parameters and the wildcard are carried into the target unchanged', () => {
  const rows = [
    row('/blog/category/:slug', toPath('/knowledge-base/:slug')),
    row('/blog/:year/:slug', toPath('/knowledge-base/:slug?from=:year')),
    row('/files/*', toUrl('https://files.example.com/old/*?v=1#top')),
  ]
  expect(resolve(rows, '/blog/category/Sound-Design')).toMatchObject({ destination: '/knowledge-base/Sound-Design' })
  expect(resolve(rows, '/blog/2019/caf%C3%A9')).toMatchObject({ destination: '/knowledge-base/caf%C3%A9?from=:year' })
  expect(resolve(rows, '/FILES/A/b%2Fc.MP3')).toMatchObject({
    destination: 'https://files.example.com/old/A/b%2Fc.MP3?v=1#top',
  })
  expect(resolve(rows, '/files')).toMatchObject({ destination: 'https://files.example.com/old?v=1#top' })
})

test('the most specific source wins, whichever was created first', () => {
  const rows = [
    row('/a/*', toPath('/star')),
    row('/a/:x', toPath('/name')),
    row('/a/b', toPath('/exact')),
    row('/a/b/:x', toPath('/below')),
  ]
  expect(resolve(rows, '/a/b')).toMatchObject({ destination: '/exact' })
  expect(resolve(rows, '/a/c')).toMatchObject({ destination: '/name' })
  expect(resolve(rows, '/a/b/c')).toMatchObject({ destination: '/below' })
  expect(resolve(rows, '/a/c/d')).toMatchObject({ destination: '/star' })
  expect(resolve(rows, '/a/b/c/d')).toMatchObject({ destination: '/star' })
})

test('patterns that grow without end do not redirect', () => {
  expect(resolve([row('/a/*', toPath('/a/b/*'))], '/a/x')).toMatchObject({ kind: 'loop' })
  expect(resolve([row('/a/*', toPath('/a/home'))], '/a/home')).toMatchObject({ kind: 'loop', sources: ['/a/home'] })
  expect(resolve([row('/a/*', toPath('/a/home'))], '/a/x', ['/a/home'])).toMatchObject({ destination: '/a/home' })
})

test('invalid patterns are reported', () => {
  expect(
    problems(
      row('/*', toPath('/x')),
      row('/:all', toPath('/x')),
      row('/a/*/b', toPath('/x')),
      row('/a/b*', toPath('/x')),
      row('/a/:', toPath('/x')),
      row('/a/:x/:X', toPath('/x')),
      row('/b/:x', toPath('/y/:z')),
      row('/b/:x', toPath('/y/*')),
      row('/c/:x', toPath('/C/:X/')),
      row('/d/:x', toPath('/y')),
      row('/D/:other/', toPath('/z')),
      row(`/${'a/'.repeat(30)}`, toPath('/x')),
    ),
  ).toEqual([
    'The old address has to begin with a fixed word, or it would match the whole site.',
    'The old address has to begin with a fixed word, or it would match the whole site.',
    'A star can only be the end of the old address.',
    'A star or a name has to stand alone between slashes in the old address.',
    'A star or a name has to stand alone between slashes in the old address.',
    'The old address has the same name twice.',
    'The new address uses :z, which the old address does not have.',
    'The new address uses a star, which the old address does not have.',
    'It leads back to the old address.',
    'Another redirect already starts at this address.',
    'The old address has more than 20 steps.',
  ])
})

test.each([
  ['/new', '?a=1&b=2', '/new?a=1&b=2'],
  ['/new', '', '/new'],
  ['/new?tab=two', '?tab=one&from=mail', '/new?tab=two&from=mail'],
  ['/new#end', 'a=1', '/new?a=1#end'],
  ['/new?x=1#a?b', '?y=%C3%A9+z', '/new?x=1&y=%C3%A9+z#a?b'],
  ['https://example.com/', '?utm_source=x', 'https://example.com/?utm_source=x'],
])('%s with the query "%s" redirects to %s', (destination, search, expected) => {
  expect(carryQuery(destination, search)).toBe(expected)
})
