import { PAGE_BELOW, pathBelow, REDIRECT_FROM, templates } from '@/studio/common/templates'

test.each([
  ['/services', '/services/'],
  ['/services/', '/services/'],
  ['/', '/'],
  [undefined, '/'],
])('the address of a page below %s begins with %s', (parent, path) => {
  expect(pathBelow(parent)).toBe(path)
})

test('the starting points that Sanity makes stay', () => {
  const page = { id: 'page', title: 'Page', schemaType: 'page', value: {} }
  expect(templates([page]).map(({ id }) => id)).toEqual(['page', PAGE_BELOW, REDIRECT_FROM])
})

test('a redirect can begin with its old address filled in', () => {
  const value = templates([]).find(({ id }) => id === REDIRECT_FROM)?.value
  expect(value({ source: '/old' })).toMatchObject({ source: '/old', permanent: true })
  expect(value(undefined)).toMatchObject({ source: '' })
})
