/** The Studio's checks of redirects and links know the pages of voices (B225). */
import { explainPath } from '@/lib/routing/redirects/explain-path'
import { lintLinks } from '@/lib/routing/redirects/links'
import { lintRedirects } from '@/lib/routing/redirects/lint'
import { sitePaths } from '@/lib/routing/redirects/reserved-paths'
import { compileRedirects, type RedirectRow } from '@/lib/routing/redirects/table'
import { pathProblem } from '@/studio/rules/path'

const WREN = '/voice-over-artists/wren-104'
const FLINT = '/voice-over-artists/flint-102'
const RENAMED = '/voice-over-artists/an-old-name-104'
const MISSING = '/voice-over-artists/gone-999'
const pages = new Set(['/', '/voice-over-artists'])
const known = sitePaths(pages, new Set(['/knowledge-base/business/a-post', WREN, FLINT]))

const row = (source: string, path: string): RedirectRow => ({
  id: source,
  source,
  permanent: true,
  target: { kind: 'path', path, anchor: null, url: null },
})

test('a redirect may lead to a voice under any of its names, and one that starts there is warned of', () => {
  const rows = [row('/flint', FLINT), row('/old-wren', RENAMED), row('/gone', MISSING), row(WREN, '/')]
  const problems = lintRedirects(rows, known).map(({ level, source, problem }) => `${level} ${source}: ${problem}`)
  expect(problems).toEqual([
    `warning /gone: It leads to a voice that the API does not have, ${MISSING}: visitors go to /voice-over-artists.`,
    `warning ${WREN}: The page of a voice stands at this address, and wins over a redirect.`,
  ])
})

test('a link to a voice that is gone is broken, unless nobody knows the voices', () => {
  const links = [WREN, RENAMED, MISSING].map((href, index) => ({
    _key: `link${index}`,
    _type: 'link',
    kind: 'path',
    href,
  }))
  const documents = [{ _id: 'page', _type: 'page', sections: links }]
  const table = compileRedirects([]).table
  expect(lintLinks(documents, { table, known, pathById: new Map() }).map(({ problem }) => problem)).toEqual([
    `${MISSING} leads nowhere`,
  ])
  for (const unknown of [sitePaths(pages, null), sitePaths(pages, new Set(['/knowledge-base/business/a-post']))]) {
    expect(lintLinks(documents, { table, known: unknown, pathById: new Map() })).toEqual([])
  }
})

test('a path is explained as that of a voice, also where a redirect starts', () => {
  const { table } = compileRedirects([row(WREN, '/')])
  const explained = (path: string) => explainPath(path, { table, known, origin: 'https://site.example' })
  expect(explained(WREN)).toMatchObject({ kind: 'direct', endsAt: 'voice' })
  expect(explained(MISSING)).toMatchObject({ kind: 'direct', endsAt: 'nothing' })
})

test('no page can be at the path of a voice', () => {
  expect(pathProblem('/voice-over-artists/top-10')).toMatch(/The site answers this address itself/)
  expect(pathProblem('/voice-over-artists/ethical-ai')).toBeNull()
})
