/** Rows of the redirect table, made from redirects as they are stored. */
import { redirectRow, redirectTargets } from '@/lib/routing/redirects/stored-redirect'
import { compileRedirects } from '@/lib/routing/redirects/table'
import { readTargetKind } from '@/lib/routing/redirects/target-kinds'

const pathOf = (pageId: string) => (pageId === 'page-services' ? '/services' : undefined)
const ORPHANED_EDITS = { path: '/left-behind', anchor: null, url: 'https://left.example/' }

function hrefOf(kind: string | null, pageId: string | null = null): string | undefined {
  const target = { ...ORPHANED_EDITS, kind: readTargetKind(kind), pageId }
  const row = redirectRow('one', { source: '/old', target, permanent: true }, pathOf)
  const redirect = compileRedirects([row]).table.exact.get('/old')
  return redirect && 'href' in redirect.target ? redirect.target.href : undefined
}

test.each([
  ['page', 'page-services', '/services'],
  ['page', 'page-gone', undefined],
  ['page', null, undefined],
  ['path', 'page-services', '/left-behind'],
  ['external', 'page-services', 'https://left.example/'],
])('of a target of the kind %s only the field of its kind counts', (kind, pageId, href) => {
  expect(hrefOf(kind, pageId)).toBe(href)
})

test.each([null, '', 'nonsense', 'toString', '__proto__'])('a target of the kind %j leads nowhere', (kind) => {
  expect(hrefOf(kind, 'page-services')).toBeUndefined()
})

describe('redirectTargets', () => {
  const pages = [
    { id: 'online', path: '/here', isOffline: false },
    { id: 'offline', path: '/away', isOffline: true },
  ]

  test('an offline page is no target', () => {
    const pathOf = redirectTargets(pages, [{ source: '/old' }])
    expect([pathOf('online'), pathOf('offline'), pathOf('unknown')]).toEqual(['/here', undefined, undefined])
  })

  test('an offline page is passed where a redirect leads on from its path', () => {
    expect(redirectTargets(pages, [{ source: '/Away/' }])('offline')).toBe('/away')
  })
})
