/** The redirect target that the Studio suggests for a broken link. */

import { sitePaths } from '@/lib/routing/redirects/reserved-paths'
import { createSuggester } from '@/studio/redirects/suggest-targets'
import { stillBroken } from '@/studio/redirects/tool/broken-links/still-broken'
import { documents } from '../../helpers/data/demo-pages'
import { makeRoutes, redirectRow } from '../../helpers/data/redirect-site'

const pages = documents
  .filter(({ _type }) => _type === 'page')
  .map(({ _id, path, title }) => ({ path: String(path), title: String(title), pageId: String(_id) }))
const articles = [
  '/knowledge-base/custom-jingles/how-to-brief-a-jingle',
  '/knowledge-base/business/what-is-on-hold-audio-worth',
  '/knowledge-base/business/nine-questions-to-ask-about-us',
].map((path) => ({ path, title: '' }))
const suggest = createSuggester([...pages, ...articles])

test.each([
  ['/jingle', '/services/jingles'],
  ['/about/the-team.html', '/our-team'],
  ['/service/sound-design-and-mixing', '/services/sound-design'],
  ['/contact', '/contact-us'],
  ['/privacy', '/privacy-policy'],
  ['/blog/2017/05/how-to-brief-your-jingle', '/knowledge-base/custom-jingles/how-to-brief-a-jingle'],
  ['/services/podcasts', '/services/podcast-production'],
  ['/services/old-jingles', '/services/jingles'],
  // One letter off: another, one more, one less, two exchanged; and without the hyphen.
  ['/services/jingels', '/services/jingles'],
  ['/services/jinglez', '/services/jingles'],
  ['/services/jjingles', '/services/jingles'],
  ['/servces/jingls', '/services/jingles'],
  ['/our-stroy', '/our-story'],
  ['/ourstory', '/our-story'],
  ['/contct-us', '/contact-us'],
  ['/privcy-policy.html', '/privacy-policy'],
  ['/knowledge-base/business/how-to-breif-a-jingle', '/knowledge-base/custom-jingles/how-to-brief-a-jingle'],
])('suggests for %s the target %s', (broken, target) => {
  expect(suggest(broken)[0]?.path).toBe(target)
})

test.each([
  '/about-us',
  '/summer-sale',
  '/services/something-that-never-was',
  '/knowledge-base/business/zzz',
  '/voice-actors',
  '/12345',
  '/%E5%A3%B0',
  '/a',
  '/tea',
])('suggests nothing for %s, which is really like no page', (broken) => {
  expect(suggest(broken)).toEqual([])
})

test('a link that works again is no broken link any more, whatever makes it work (B326)', () => {
  const routes = makeRoutes(redirectRow('one', '/old/*', '/services'))
  const voices = Array.from({ length: 3 }, (_, index) => `/voice-over-artists/name-${index + 1}`)
  const known = sitePaths(routes.pages, new Set(['/knowledge-base/business/back-again', ...voices]))
  const links = [
    ...['/services', '/old/price-list', '/knowledge-base/business/back-again', '/voice-over-artists/name-2'],
    ...['/really-gone', '/knowledge-base/business/gone', '/voice-over-artists/gone-99'],
  ].map((path) => ({ path }))
  expect(stillBroken(links, { routes, known }).map(({ path }) => path)).toEqual([
    '/really-gone',
    '/knowledge-base/business/gone',
    '/voice-over-artists/gone-99',
  ])
  expect(stillBroken(links, null)).toBe(links)
})
