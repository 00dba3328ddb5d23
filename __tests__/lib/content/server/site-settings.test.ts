/** Texts with their facts, and the texts of the site: real HTTP, the real Content Lake, Sanity's own client. */

import { startProxy } from '@bowerbird/content-lake/testing/http-server'
import { startLake } from '@bowerbird/content-lake/testing/lake'
import { frameProps } from '@/lib/page/server/page-props'
import { pageFor, pagePaths } from '@/lib/page/server/pages'
import { contentPage } from '@/lib/page/server/static-page'
import { listedContent } from '@/lib/routing/server/directory'

const DOCUMENTS = [
  { _id: 'page-home', _type: 'page', title: 'Call {phone}', path: '/', sections: [] },
  { _id: 'facts', _type: 'facts', phone: '1300 975 707' },
  { _id: 'siteSettings', _type: 'siteSettings', brandName: 'Bowerbird', tagline: 'Ring {phone}' },
  { _id: 'words', _type: 'words', enquiry: { send: 'Send to {phone}' } },
]

let requests = 0

beforeAll(async () => {
  const lake = await startLake({ dataset: { lines: DOCUMENTS } })
  const proxy = await startProxy(lake.origin, () => {
    requests += 1
  })
  process.env.LOCAL_LAKE_PORT = new URL(proxy.origin).port
  await pagePaths()
})

beforeEach(() => {
  requests = 0
})

test('a render reads its page, settings, words and facts in one request, so that all are of one moment', async () => {
  const loaded = await pageFor({}, '/')
  if (!loaded) throw new Error('There is no page')
  expect(loaded.page.title).toBe('Call 1300 975 707')
  const request = {
    ...contentPage(loaded, { requests: [], words: { enquiryForm: ['enquiry'] } }),
    path: '/',
    hasMetainfo: false,
  }
  const { props } = await frameProps(request, {})
  expect([props.settings.tagline, props.settings.phone?.display, props.words.enquiry?.send]).toEqual([
    'Ring 1300 975 707',
    '1300 975 707',
    'Send to 1300 975 707',
  ])
  expect(requests).toBe(1)
})

test('a frame without a page of its own reads settings, words and facts in one request', async () => {
  const { props } = await frameProps({ path: '/404', hasMetainfo: false }, {})
  expect(props.settings.phone?.display).toBe('1300 975 707')
  expect(requests).toBe(1)
})

test('the sitemap reads pages and settings in one request', async () => {
  const { pages, settings } = await listedContent()
  expect([pages[0]?.title, settings.tagline]).toEqual(['Call 1300 975 707', 'Ring 1300 975 707'])
  expect(requests).toBe(1)
})
