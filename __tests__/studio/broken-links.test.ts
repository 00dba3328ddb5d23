/** The redirect target that the Studio proposes for a broken link, and its note when a path works again. */
import { worksNow } from '@/studio/redirects/tool/broken-links/answers'
import { createSuggester } from '@/studio/redirects/tool/broken-links/suggest'
import { documents } from '../helpers/demo-pages'
import { makeRoutes, redirectRow } from '../helpers/redirect-site'

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
  ['/services/jingels', '/services/jingles'],
  ['/jingle', '/services/jingles'],
  ['/about/the-team.html', '/our-team'],
  ['/podcasts/production', '/services/podcast-production'],
  ['/service/sound-design-and-mixing', '/services/sound-design'],
  ['/contact', '/contact-us'],
  ['/privacy', '/privacy-policy'],
  ['/blog/2017/05/how-to-brief-your-jingle', '/knowledge-base/custom-jingles/how-to-brief-a-jingle'],
  ['/services/podcasts', '/services/podcast-production'],
])('chooses for %s the target %s beforehand', (broken, target) => {
  expect(suggest(broken)[0]).toMatchObject({ path: target, isSure: true })
})

test.each([
  ['/services/something-that-never-was', '/services'],
  ['/knowledge-base/business/zzz', '/knowledge-base/business'],
  ['/voice-actors', '/voice-overs'],
])('offers for %s the weak target %s without choosing it', (broken, target) => {
  expect(suggest(broken)[0]).toMatchObject({ path: target, isSure: false })
})

test('proposes pages with their id, articles by their path', () => {
  expect(suggest('/services/jingels')[0]?.pageId).toBeDefined()
  expect(suggest('/blog/how-to-brief-a-jingle')[0]).toEqual({
    path: '/knowledge-base/custom-jingles/how-to-brief-a-jingle',
    title: '',
    isSure: true,
  })
})

test.each(['/about-us', '/summer-sale', '/zzzqqq-xxyy', '/12345', '/%E5%A3%B0', '/a'])(
  'proposes nothing for %s, which resembles no page',
  (broken) => {
    expect(suggest(broken)).toEqual([])
  },
)

test('searches ten thousand articles quickly', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({
    path: `/knowledge-base/business/radio-and-voice-number-${index}`,
    title: '',
  }))
  const find = createSuggester([...pages, ...many, ...articles])
  expect(find('/knowledge-base/business/brief-a-jingle')[0]?.path).toBe(
    '/knowledge-base/custom-jingles/how-to-brief-a-jingle',
  )
})

test('a path that works again says why', () => {
  const routes = makeRoutes(redirectRow('r', '/old', '/our-story'))
  const articlePaths = new Set(['/knowledge-base/business/x'])
  expect(worksNow('/our-story', routes, articlePaths)).toBe('A page is published here now.')
  expect(worksNow('/old', routes, articlePaths)).toBe('Leads to /our-story now.')
  expect(worksNow('/knowledge-base/business/x', routes, articlePaths)).toBe('An article is published here now.')
  expect(worksNow('/gone', routes, articlePaths)).toBeNull()
})
