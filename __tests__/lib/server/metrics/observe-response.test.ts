import { routeName } from '@/lib/server/metrics/observe-response'

test.each([
  ['/', 200, 'page'],
  ['/no-such-page', 404, 'missing'],
  ['/500', 500, 'missing'],
  ['/503', 503, 'missing'],
  ['/our-story', 503, 'page'],
  ['/knowledge-base/podcast/show-notes-worth-reading', 200, 'page'],
  ['/_next/data/build/index.json', 200, 'data'],
  ['/_next/static/chunks/main.js', 200, 'file'],
  ['/api/v1/voices', 200, '/api/v1'],
  ['/api/health', 503, '/api/health'],
  ['/api/vitals', 204, '/api/vitals'],
  ['/api/made-up', 404, 'api'],
])('%s with %i counts as %s', (path, status, name) => {
  expect(routeName(path, status)).toBe(name)
})
