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
  expect(templates([page]).map(({ id }) => id)).toEqual(['page', PAGE_BELOW, REDIRECT_FROM])
})

test('a redirect can start with its source filled in', () => {
  const value = templates([]).find(({ id }) => id === REDIRECT_FROM)?.value
  expect(value({ source: '/old' })).toMatchObject({ source: '/old', permanent: true })
  expect(value(undefined)).toMatchObject({ source: '' })
})
