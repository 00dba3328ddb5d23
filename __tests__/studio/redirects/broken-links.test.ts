/** The redirect target that the Studio suggests for a broken link. */
import { createSuggester } from '@/studio/redirects/tool/broken-links/suggest'
import { documents } from '../../helpers/data/demo-pages'

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
])('suggests nothing for %s, which is really like no page', (broken) => {
  expect(suggest(broken)).toEqual([])
})
