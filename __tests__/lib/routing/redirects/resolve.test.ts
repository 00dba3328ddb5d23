import { carryQuery, resolveRedirect, withoutParameter } from '@/lib/routing/redirects/resolve'
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
  expect(resolve(rows, '/blog/2019/caf%C3%A9')).toMatchObject({ destination: '/knowledge-base/caf%C3%A9?from=2019' })
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
  ['/h-old', '/services?plan=gold'],
  ['/h-old2', '/for-agencies#prices'],
  ['/h-both', '/services?plan=gold&from=print#top'],
  ['/h-wins', '/last?plan=silver&x=1#own'],
  ['/h-star/A/b', 'https://example.com/A/b?v=1#part'],
  ['/h-three', '/services?plan=gold&step=1&step2=2#first'],
])('a chain from %s keeps what its steps add: %s (B292)', (from, destination) => {
  const rows = [
    row('/h-old', toPath('/h-mid?plan=gold')),
    row('/h-mid', toPath('/services')),
    row('/h-old2', toPath('/h-mid2#prices')),
    row('/h-mid2', toPath('/for-agencies')),
    row('/h-both', toPath('/h-old?from=print', { anchor: 'top' })),
    row('/h-wins', toPath('/h-wins2?plan=gold&x=1#one')),
    row('/h-wins2', toPath('/last?plan=silver#own')),
    row('/h-star/*', toPath('/h-star2/*?v=1#part')),
    row('/h-star2/*', toUrl('https://example.com/*')),
    row('/h-three', toPath('/h-three2?step=1#first')),
    row('/h-three2', toPath('/h-old?step2=2')),
  ]
  // "/h-both" adds its own parameter first.
  const resolved = resolve(rows, from)
  const sorted = (url: string) => {
    const { origin, pathname, searchParams, hash } = new URL(url, 'http://own.invalid')
    searchParams.sort()
    return [origin, pathname, searchParams.toString(), hash]
  }
  expect(resolved?.kind === 'redirect' && sorted(resolved.destination)).toEqual(sorted(destination))
})

test('what a source captures is filled into query and hash, encoded (B293)', () => {
  const rows = [
    row('/h-name/:who', toPath('/voice-over-artists?name=:who')),
    row('/two/:a/:b', toPath('/x?q=:B+by+:a&lit=12:30#:a')),
    row('/files/*', toPath('/search?file=*&all=**#/*')),
    row('/out/:who', toUrl('https://example.com/?u=:who')),
    row('/page/:who', toPath('/our-team', { kind: 'page', anchor: ':who' })),
    row('/encoded/:who', toPath('/x?name=%3Awho')),
    row('/kept/:who', toUrl('https://example.com/?u=:other')),
    row('/all', toPath('/x?q=*')),
  ]
  expect(problems(...rows)).toEqual([])
  for (const [from, to] of [
    ['/h-name/Tamsin%20Reed', '/voice-over-artists?name=Tamsin%20Reed'],
    ['/h-name/a&b=c+d%23e', '/voice-over-artists?name=a%26b%3Dc%2Bd%23e'],
    ['/h-name/caf%C3%A9', '/voice-over-artists?name=caf%C3%A9'],
    ['/two/Sam/50%25', '/x?q=50%25+by+Sam&lit=12:30#Sam'],
    ['/files/A/b%2Fc.MP3', '/search?file=A/b%2Fc.MP3&all=**#/A/b%2Fc.MP3'],
    ['/files', '/search?file=&all=**#/'],
    ['/out/x?y', 'https://example.com/?u=x'],
    ['/page/sam', '/our-team#sam'],
    ['/encoded/sam', '/x?name=sam'],
    ['/kept/sam', 'https://example.com/?u=:other'],
    ['/all', '/x?q=*'],
  ] as const) {
    expect(resolve(rows, from)).toMatchObject({ destination: to })
  }
})

test('a name in query or hash that the source does not have is reported (B293)', () => {
  expect(
    problems(
      row('/a', toPath('/x?name=:who')),
      row('/b/:x', toPath('/x?a=1&name=:who')),
      row('/c/:x', toPath('/x', { anchor: ':who' })),
      row('/d/:x', toPath('/x', { kind: 'page', anchor: ':who' })),
    ),
  ).toEqual(Array(4).fill('The new address uses :who, which the old address does not have.'))
})

test.each([
  ['/new', '?flag', '/new?flag'],
  ['/new', '?x=%FF&y', '/new?x=%FF&y'],
  ['/new', '?a=%20b&c=+d&e=', '/new?a=%20b&c=+d&e='],
  ['/new?flag', '?flag=1&other', '/new?flag&other'],
  ['/new?n%61me=1', '?name=2&&b', '/new?n%61me=1&b'],
  ['/new', "?q='a'&r=~!*()", "/new?q='a'&r=~!*()"],
  ['/new', '?a=1&b=2', '/new?a=1&b=2'],
  ['/new', '', '/new'],
  ['/new?tab=two', '?tab=one&from=mail', '/new?tab=two&from=mail'],
  ['/new#end', 'a=1', '/new?a=1#end'],
  ['/new?x=1#a?b', '?y=%C3%A9+z', '/new?x=1&y=%C3%A9+z#a?b'],
  ['https://example.com/', '?utm_source=x', 'https://example.com/?utm_source=x'],
])('%s with the query "%s" redirects to %s (B294)', (destination, search, expected) => {
  expect(carryQuery(destination, search)).toBe(expected)
})

test('a parameter is taken out of a query, the others stay as they were written (B294)', () => {
  expect(withoutParameter('?flag&path=old&x=%FF&p%61th=b', 'path')).toBe('?flag&x=%FF')
  expect(withoutParameter('?path=old', 'path')).toBe('')
})
