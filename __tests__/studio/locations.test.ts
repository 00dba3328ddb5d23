import { pageLocations, pathOfUrl, redirectLocations, referrerLocations } from '@/studio/presentation/locations'

test('a page is shown at its path', () => {
  expect(pageLocations([{ title: 'Jingles', path: '/services/jingles' }])).toEqual({
    message: 'See it in the preview',
    locations: [{ title: 'Jingles', href: '/services/jingles' }],
  })
})

test('a page without a path says so', () => {
  expect(pageLocations([{ title: 'New', path: null }])).toEqual({
    message: 'This page has no address yet.',
    tone: 'caution',
  })
  expect(pageLocations([])).toMatchObject({ tone: 'caution' })
})

test('a review lists the pages that use it', () => {
  const rows = [
    { title: 'Home', path: '/' },
    { title: null, path: '/services' },
    { title: 'No address', path: null },
  ]
  expect(referrerLocations(rows)).toEqual({
    message: 'Used on 2 pages',
    locations: [
      { title: 'Home', href: '/' },
      { title: '/services', href: '/services' },
    ],
  })
  expect(referrerLocations([])).toEqual({ message: 'Not on any page yet.', tone: 'caution' })
})

test('a redirect is shown at its source', () => {
  expect(redirectLocations([{ source: '/narration' }])).toEqual({
    message: 'Try it in the preview',
    locations: [{ title: 'The old address', href: '/narration' }],
  })
  expect(redirectLocations([{}])).toMatchObject({ tone: 'caution' })
})

test.each([
  ['/', '/'],
  ['/services/', '/services'],
  ['/services/jingles', '/services/jingles'],
])('the path %s belongs to the page at %s', (url, path) => {
  expect(pathOfUrl(url)).toBe(path)
})
