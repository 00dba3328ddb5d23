/** Which paths of 404 hits are kept, in what form, and which are dropped because they may hold personal data. */

import { storablePath } from '@/lib/broken-links/server/storable-path'
import { normaliseSource } from '@/lib/routing/redirects/normalise'
import fc from '../../../helpers/fast-check'

test.each([
  ['/Old-Page/', '/old-page'],
  ['/old-page?name=Jane+Citizen&email=jane@example.com#part', '/old-page'],
  ['//narration//', '/narration'],
  ['/caf%c3%a9', '/caf%C3%A9'],
  ['/blog/2017/05/game-audio', '/blog/2017/05/game-audio'],
  ['/blog/2017-05-12-how-to-write-a-jingle', '/blog/2017-05-12-how-to-write-a-jingle'],
  ['/media/Tamsin_Reed-Demo-2019.mp3', '/media/tamsin_reed-demo-2019.mp3'],
  ['/Services/eLearning', '/services/elearning'],
  ['/voices/101', '/voices/101'],
  [
    '/knowledge-base/voice-over-artists/how-to-choose-a-voice-for-your-commercial',
    '/knowledge-base/voice-over-artists/how-to-choose-a-voice-for-your-commercial',
  ],
  ['/index.html', '/index.html'],
  ['/rate-card-2024.pdf', '/rate-card-2024.pdf'],
  ['/声优', '/%E5%A3%B0%E4%BC%98'],
])('%s is kept as %s', (url, path) => {
  expect(storablePath(url)).toBe(path)
})

test.each([
  ['an e-mail address', '/unsubscribe/jane.citizen@example.com'],
  ['an e-mail address, encoded', '/unsubscribe/jane%40example.com'],
  ['a telephone number', '/call/0363315555'],
  ['a telephone number in groups', '/call/0400-123-456'],
  ['a telephone number with spaces', '/call/+61%20400%20123%20456'],
  ['a telephone number over several segments', '/call/0400/123/456'],
  ['a telephone number in other digits', '/call/٠٤٠٠١٢٣٤٥٦'],
  ['a card', '/pay/4111-1111-1111-1111'],
  ['a date of birth', '/born/12-05-1984'],
  ['a hexadecimal token', '/reset/9f86d081884c7d65'],
  ['an identifier', '/job/550e8400-e29b-41d4-a716-446655440000'],
  ['a random key', '/share/aB3dE5fG7h'],
  ['a JSON web token', '/login/eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.dozjgNryP4J3jVmNHl0w5N'],
  ['packed data', '/t/UGxlYXNlRG9Ob3RLZWVwVGhpcw=='],
  ['packed data with hyphens', '/t/dQw4-w9Wg_XcQ7a-Bc3'],
  ['a key without digits', '/share/aBdEfGhIjK'],
  ['a voucher', '/voucher/AB12-CD34-EF56'],
  ['200 characters and more', `/${'a-'.repeat(120)}`],
  ['a very long path', `/${'a/'.repeat(100_000)}`],
  ['a control character', '/old%00page'],
  ['an invisible character', '/old%E2%80%8Bpage'],
  ['a broken encoding', '/old%zzpage'],
  ['markup', '/%3Cscript%3Ealert(1)%3C/script%3E'],
  ['a path that would be a redirect pattern', '/blog/*'],
  ['another pattern', '/blog/:slug'],
  ['the home page', '/'],
  ['no path', 'http://elsewhere.example/'],
])('%s is not kept', (_, url) => {
  expect(storablePath(url)).toBeNull()
})

test.each([
  '/wp-admin/setup',
  '/wp-login.php',
  '/.env',
  '/api/../.git/config',
  '/.well-known/security.txt',
  '/phpmyadmin/',
  '/cgi-bin/luci',
  '/backup.sql',
  '/favicon.png',
  '/_next/static/x.css',
  '/api/nothing',
  '/studio/nothing',
  '/404',
])('%s is no broken link: it is not kept', (url) => {
  expect(storablePath(url)).toBeNull()
})

test('for any path it never throws, and the kept path is normalised, short and stable', () => {
  const step = fc.oneof(fc.string(), fc.webPath(), fc.constantFrom('%', '%2F', '%40', 'a', '..', '2017', 'old-page'))
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const path = storablePath(`/${steps.join('/')}`)
      if (path === null) return
      expect(path.length).toBeLessThanOrEqual(200)
      expect(path).not.toMatch(/[?#@\s]/)
      expect(normaliseSource(path)).toBe(path)
      expect(storablePath(path)).toBe(path)
    }),
  )
})
