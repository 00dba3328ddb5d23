/**
 * From publishing to visitors, with the real Content Lake, its signed webhook and Next's page cache. Every path is
 * cached for a minute before it changes, so what arrives within seconds came by the webhook.
 */

import { setTimeout as pause } from 'node:timers/promises'
import { linkTo } from '../helpers/content/content.ts'
import {
  createPublished,
  editPublished,
  lake,
  publish,
  remove,
  removeCreated,
  textIn,
  unpublish,
  untilCached,
  untilResponse,
  visit,
} from '../helpers/content/lake.ts'
import { setFaults } from '../helpers/servers/stand-ins.ts'
import { expect, test } from '../own-stack.ts'

const heading = (text: string) => ({ _key: 'one', _type: 'benefits', heading: text, tone: 'cream', items: [] })

const page = (path: string, text: string, more: object[] = []) => ({
  title: `Test ${path}`,
  path,
  sections: [heading(text), ...more],
  showStatistics: false,
  showLogos: false,
})

const shows = (text: string) => (answer: { status: number; html: string }) =>
  answer.status === 200 && answer.html.includes(text)
const isMissing = ({ status }: { status: number }) => status === 404

test.afterAll(removeCreated)

test('a published page is available at once, also where a 404 was cached (B154)', async () => {
  await untilResponse('/test-new', ({ status, cache }) => status === 404 && cache === 'HIT')
  await createPublished('test-new', 'page', page('/test-new', 'Fresh from the Studio'))
  await untilResponse('/test-new', shows('Fresh from the Studio'))
})

test('an edit of the home page reaches visitors, and drafts do not', async () => {
  await untilCached('/')
  const [home] = await lake().fetch<{ sections: { _key: string; heading: string }[] }[]>('*[_id == "page-home"]')
  const banner = home?.sections[0]
  if (!banner) throw new Error('The home page has no banner')
  const field = `sections[_key=="${banner._key}"].heading`

  await lake().action({
    actionType: 'sanity.action.document.edit',
    draftId: 'drafts.page-home',
    publishedId: 'page-home',
    patch: { set: { [field]: 'A headline under way' } },
  })
  expect((await visit('/')).html).not.toContain('A headline under way')
  await publish('page-home')
  await untilResponse('/', shows('A headline under way'))
  await editPublished('page-home', { [field]: banner.heading })
  await untilResponse('/', ({ html }) => textIn(html).includes(banner.heading))
})

test('a moved page: the new path works, the old one is gone, links to it follow (B154)', async () => {
  await createPublished('test-moving', 'page', page('/test-moving', 'I move'))
  await createPublished('test-linking', 'page', page('/test-linking', 'I link', [linkTo('test-moving')]))
  await untilCached('/test-moving')
  expect((await untilCached('/test-linking')).html).toContain('href="/test-moving"')
  await visit('/test-moved')

  await editPublished('test-moving', { path: '/test-moved' })
  await untilResponse('/test-moved', shows('I move'))
  await untilResponse('/test-moving', isMissing)
  await untilResponse('/test-linking', shows('href="/test-moved"'))
})

test('a moved page that leaves a redirect: the old path leads to the new one', async () => {
  await createPublished('test-redirected', 'page', page('/test-before', 'I left a redirect'))
  await untilCached('/test-before')
  await createPublished('test-redirect', 'redirect', {
    source: '/Test-Before/',
    target: { _type: 'redirectTarget', kind: 'page', page: { _type: 'reference', _ref: 'test-redirected' } },
    permanent: true,
  })
  await editPublished('test-redirected', { path: '/test-after' })
  await untilResponse('/test-before', ({ status, location }) => status === 308 && location === '/test-after')
  await untilResponse('/test-after', shows('I left a redirect'))

  await editPublished('test-redirected', { path: '/test-at-last' })
  await untilResponse('/test-before', ({ location }) => location === '/test-at-last')
})

test('unpublished: gone; published again: back; deleted: gone (B154)', async () => {
  await createPublished('test-leaving', 'page', page('/test-leaving', 'Now you see me'))
  await untilCached('/test-leaving')
  await unpublish('test-leaving')
  await untilResponse('/test-leaving', isMissing)
  await publish('test-leaving')
  await untilResponse('/test-leaving', shows('Now you see me'))
  await remove('test-leaving')
  await untilResponse('/test-leaving', isMissing)
})

test('a review shows on pages that chose it and on pages that list the newest', async () => {
  const review = { quote: 'They found our voice.', author: 'Sample Person', date: '2099-01-01', isSample: true }
  const chosen = { _key: 'r', _type: 'reference', _ref: 'test-review' }
  await createPublished('test-review', 'review', review)
  await createPublished(
    'test-choosing',
    'page',
    page('/test-choosing', 'Chosen', [
      { _key: 'two', _type: 'reviews', tone: 'white', selection: 'chosen', reviews: [chosen] },
    ]),
  )
  await createPublished(
    'test-newest',
    'page',
    page('/test-newest', 'Newest', [{ _key: 'two', _type: 'reviews', tone: 'white', selection: 'newest' }]),
  )
  await untilCached('/test-choosing')
  await untilCached('/test-newest')
  await editPublished('test-review', { quote: 'They found our voice, twice.' })
  await untilResponse('/test-choosing', shows('They found our voice, twice.'))
  await untilResponse('/test-newest', shows('They found our voice, twice.'))
})

test('facts and settings reach every page, and the 404 page', async () => {
  const before = await lake().fetch<string>('*[_id == "siteSettings"][0].notFound.heading')
  await visit('/test-unknown')
  for (const path of ['/', '/our-story', '/services/jingles']) await untilCached(path)
  await editPublished('facts', { 'openingHours.words': 'Open at night' })
  await editPublished('siteSettings', { 'notFound.heading': 'Lost in the bush' })
  for (const path of ['/', '/our-story', '/services/jingles']) await untilResponse(path, shows('Open at night'))
  await untilResponse('/test-unknown', ({ html }) => html.includes('Lost in the bush'))
  await editPublished('siteSettings', { 'notFound.heading': before })
  await editPublished('facts', { 'openingHours.words': '' })
  await untilResponse('/our-story', shows('9am-5pm AEST, Monday to Friday'))
})

test('after two edits in a row the last one is shown', async () => {
  await createPublished('test-twice', 'page', page('/test-twice', 'Number zero'))
  await untilCached('/test-twice')
  for (let number = 1; number <= 10; number += 1) {
    await editPublished('test-twice', { sections: [heading(`Number ${number} of ten`)] })
  }
  await untilResponse('/test-twice', shows('Number 10 of ten'))
  await pause(1000)
  expect((await visit('/test-twice')).html).toContain('Number 10 of ten')
})

test('a render that a visitor triggered before the edit does not bring the old content back (B154)', async () => {
  await createPublished('test-joined', 'page', page('/test-joined', 'Before'))
  // Without the API a page is revalidated after five seconds.
  await setFaults([{ match: '*', drop: true }])
  await editPublished('test-joined', { sections: [heading('Under way')] })
  await untilResponse('/test-joined', shows('Under way'))
  // Webhooks of both edits may still be rendering it; the last of them has to be without the API, too.
  await pause(4000)
  await setFaults([{ match: '*', delayMs: 1000 }])
  // The visit that finds the page too old starts the render.
  await expect.poll(async () => (await visit('/test-joined')).cache, { intervals: [100] }).toBe('STALE')
  await pause(200)
  await editPublished('test-joined', { sections: [heading('Afterwards')] })
  await untilResponse('/test-joined', shows('Afterwards'))
  await pause(1500)
  expect((await visit('/test-joined')).html).toContain('Afterwards')
  await setFaults([])
})
