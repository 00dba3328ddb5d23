import { copyOfPage } from '@/studio/actions/duplicate-page'
import { STARTERS } from '@/studio/common/starters'
import { PAGE_BELOW, pathBelow, REDIRECT_FROM, templates } from '@/studio/common/templates'

test.each([
  ['/services', '/services/'],
  ['/services/', '/services/'],
  ['/', '/'],
  [undefined, '/'],
])('the path of a page below %s begins with %s', (parent, path) => {
  expect(pathBelow(parent)).toBe(path)
})

test("Sanity's default templates stay", () => {
  const page = { id: 'page', title: 'Page', schemaType: 'page', value: {} }
  expect(templates([page]).map(({ id }) => id)).toEqual([
    'page',
    ...STARTERS.map(({ id }) => id),
    PAGE_BELOW,
    REDIRECT_FROM,
  ])
})

test('a redirect can start with its source filled in', () => {
  const value = templates([]).find(({ id }) => id === REDIRECT_FROM)?.value
  expect(value({ source: '/old' })).toMatchObject({ source: '/old', permanent: true })
  expect(value(undefined)).toMatchObject({ source: '' })
})

test('every starter opens with a banner, and its sections have a key and a background', () => {
  const pages = templates([]).filter(({ schemaType, parameters }) => schemaType === 'page' && !parameters)
  expect(pages).toHaveLength(STARTERS.length)
  for (const { value } of pages) {
    expect(value.sections[0]._type).toBe('pageBanner')
    const keys = value.sections.map(({ _key }: { _key: string }) => _key)
    expect(new Set(keys).size).toBe(keys.length)
    expect(value.sections.every(({ tone }: { tone?: string }) => tone)).toBe(true)
  }
})

test('the copy of a page has no path and a marked title', () => {
  const page = { _id: 'a', _type: 'page', title: 'Jingles', path: '/jingles', sections: [] }
  expect(copyOfPage(page)).toEqual({ _id: 'a', _type: 'page', title: 'Jingles (copy)', sections: [] })
})
