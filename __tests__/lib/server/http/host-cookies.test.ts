/** The names of cookies where the site is reached by https. */
import { withoutPrefix, withPrefix } from '@/lib/server/http/host-cookies'

test.each([
  ['__prerender_bypass=a; Path=/; HttpOnly; SameSite=Lax; Secure', '__Host-'],
  ['__next_preview_data=b; HttpOnly; Path=/; Secure', '__Host-'],
  ['draft-secret=c; Path=/', '__Host-'],
  ['draft-secret=; Path=/services; Expires=Thu, 01 Jan 1970 00:00:00 GMT', ''],
  ['theme=dark; Path=/', ''],
])('%s is sent with "%s"', (cookie, prefix) => {
  const sent = withPrefix(cookie)
  expect(sent.startsWith(prefix + cookie)).toBe(true)
  // Browsers take the prefix only with both.
  if (prefix) expect(sent).toMatch(/; Path=\/(?:;.*)?; Secure$/)
  else expect(sent).toBe(cookie)
})

test('a cookie of drafts counts only with the prefix, which another host of the domain cannot set', () => {
  const own = '__Host-__prerender_bypass=a; __Host-draft-secret=b'
  expect(withoutPrefix(`theme=dark; ${own}`)).toBe('theme=dark; __prerender_bypass=a; draft-secret=b')
  expect(withoutPrefix('__prerender_bypass=x;draft-secret=y; theme=dark; __next_preview_data=z')).toBe('theme=dark')
  expect(withoutPrefix('__Host-other=1')).toBe('__Host-other=1')
})
