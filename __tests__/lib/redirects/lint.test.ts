/** @jest-environment node */
import { lintRedirects } from '@/lib/redirects/lint'
import type { RedirectRow } from '@/lib/redirects/table'

const row = (source: string, path: string): RedirectRow => ({
  id: source,
  source,
  target: { kind: 'path', path, anchor: null, url: null },
  permanent: true,
})

const lint = (...rows: RedirectRow[]) =>
  lintRedirects(rows, {
    isPage: (path) => ['/services', '/about'].includes(path),
    isOwn: (path) => path === '/knowledge-base/business/a-post',
  }).map(({ source, level, problem }) => `${level} ${source}: ${problem}`)

test('redirects to pages, to articles and elsewhere are right', () => {
  const elsewhere = {
    ...row('/c', ''),
    target: { kind: 'external', path: null, anchor: null, url: 'https://a.example' },
  }
  expect(
    lint(
      row('/a', '/Services/?tab=two'),
      row('/b', '/knowledge-base/business/a-post'),
      elsewhere,
      row('/d/*', '/services'),
      row('/e/:slug', '/knowledge-base/:slug'),
      row('/f/*', '/g/*'),
    ),
  ).toEqual([])
})

test('what cannot work, leads nowhere, round in a circle or a longer way is named', () => {
  expect(
    lint(
      row('/a', '/gone'),
      row('/b/*', '/gone'),
      row('/one', '/two'),
      row('/two', '/one'),
      row('/via', '/old'),
      row('/old', '/services'),
      row('/About/', '/services'),
      row('/api/x', '/services'),
    ),
  ).toEqual([
    'error /a: its target /gone is no page of the site',
    'error /b/*: its target /gone is no page of the site',
    'error /one: it leads round in a circle: /two, /one',
    'error /two: it leads round in a circle: /one, /two',
    'warning /via: its target /old is redirected itself, to /services',
    'error /About/: a page is published at its source, so it is never used',
    'error /api/x: its source belongs to the site itself',
  ])
})
