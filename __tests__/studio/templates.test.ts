import { PAGE_BELOW, pathBelow, templates } from '@/studio/templates'

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
  expect(templates([page]).map(({ id }) => id)).toEqual(['page', PAGE_BELOW])
})
