import { normaliseSource, withoutSentenceEnd } from '@/lib/routing/redirects/normalise'

test.each([
  ['/our-story', '/our-story'],
  ['our-story', '/our-story'],
  ['/', '/'],
  ['', '/'],
  ['  /about ', '/about'],
  ['/About/Us', '/about/us'],
  ['/about/', '/about'],
  ['//about///us//', '/about/us'],
  ['/about?from=mail#team', '/about'],
  ['/about#team?x', '/about'],
  ['/index.PHP', '/index.php'],
  ['/a/./b/../c', '/a/c'],
  ['/../..', '/'],
  ['/caf%C3%A9', '/caf%C3%A9'],
  ['/caf%c3%a9/', '/caf%C3%A9'],
  ['/Café', '/caf%C3%A9'],
  ['/cafe\u0301', '/caf%C3%A9'],
  ['/two words', '/two%20words'],
  ['/a%2Fb', '/a%2Fb'],
  ['/what%3F', '/what%3F'],
  ['/100%', '/100%25'],
  ['/%zz', '/%25zz'],
  ['/rock&roll+jazz', '/rock&roll+jazz'],
  ['\u200E/old\u200B', '/old'],
  ['/o\u00ADld\uFEFF/', '/old'],
  ['/old%E2%80%8B', '/old%E2%80%8B'],
  ['/👩\u200D🎤', '/%F0%9F%91%A9%E2%80%8D%F0%9F%8E%A4'],
  ['/می\u200Cخواهم', '/%D9%85%DB%8C%E2%80%8C%D8%AE%D9%88%D8%A7%D9%87%D9%85'],
])('%s is normalised to %s', (path, expected) => {
  expect(normaliseSource(path)).toBe(expected)
  expect(normaliseSource(expected)).toBe(expected)
})

test('a lone surrogate does not throw', () => {
  expect(normaliseSource('/\ud800')).toBe('/%EF%BF%BD')
})

test.each([
  ['/our-story.', '/our-story'],
  ['/our-story)', '/our-story'],
  ['/our-story),', '/our-story'],
  ['/Our-Story%20', '/Our-Story'],
  ['/our-story%29%2E', '/our-story'],
  ['/our-story%E2%80%9D', '/our-story'],
  ['/our-story%C2%A0', '/our-story'],
  ['/our-story%3E', '/our-story'],
  ['/our-story**', '/our-story'],
  ['/our-story/.', null],
  ['/our-story/)', '/our-story'],
  ['/our-story./', '/our-story'],
  ['/our-story.html', '/our-story'],
  ['/our-story.HTM.', '/our-story'],
  ['/services/jingles.php', '/services/jingles'],
  ['/services/index.html', '/services'],
  ['/index.html', '/'],
  ['/caf%C3%A9.', '/caf%C3%A9'],
  ['/a%2Fb.', '/a%2Fb'],
  ['/50%25', '/50'],
  ['/x%FF.', '/x%25FF'],
  ['/our-story', null],
  ['/picture.jpg', null],
  ['/', null],
])('%s is meant as %s (B295)', (path, meant) => {
  expect(withoutSentenceEnd(path)).toBe(meant)
})
