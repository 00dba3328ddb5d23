/** Crawls the site from its front page as a search engine would (B142-B145). Without a browser: it needs the whole site, served. */

import { isVoicePath } from '../../../lib/voices/paths.ts'
import { graphProblems } from '../../helpers/data/schema-org.ts'
import { type Crawl, type CrawledPage, crawl } from '../helpers/page/crawl.ts'
import { htmlWith, siteOrigin } from '../helpers/servers/stand-ins.ts'
import { expect, test } from '../shared-stack.ts'

let walked: Crawl
/** One page per canonical URL; the same page with a query counts once. */
let pages: CrawledPage[]
let listed: string[]

const pathOf = (address: string) => new URL(address, siteOrigin()).pathname

test.beforeAll(async () => {
  test.setTimeout(240_000)
  // Lists rendered while the API was down have no links yet.
  await htmlWith('Loudness in plain numbers', '/knowledge-base')
  for (const category of ['voice-over-artists', 'audio-production', 'custom-jingles', 'sound-design', 'business']) {
    await htmlWith('Showing 1 to 4 of 4', `/knowledge-base/${category}`)
  }
  await htmlWith('Show notes worth reading', '/knowledge-base/podcast')
  // A list of articles that an earlier test file gave the API is kept for a minute.
  await htmlWith('/loudness-in-plain-numbers', '/sitemap.xml')
  // A busy machine takes longer for its first frame than a visitor waits, who then gets the plain form.
  await htmlWith('Bowerbird Audio - ', '/enquiry')
  walked = await crawl(siteOrigin())
  pages = Array.from(walked.pages.values()).filter(({ address }) => !address.includes('?'))
  const xml = await (await fetch(`${siteOrigin()}/sitemap.xml`)).text()
  listed = Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, location = '']) => pathOf(location))
})

test('no link, redirect, picture, recording or anchor is broken', () => {
  expect(pages.length).toBeGreaterThan(45)
  expect(walked.broken).toEqual([])
})

test('the site links to its own pages directly, not through redirects', () => {
  expect(walked.redirected).toEqual([])
})

test('every page of the sitemap can be reached by links, and every page reached is in the sitemap', () => {
  const reached = pages.filter(({ isIndexed }) => isIndexed).map(({ address }) => address)
  // Voices that no list shows without a filter are found by one.
  const linked = listed.filter((path) => reached.includes(path) || !isVoicePath(path))
  expect([...reached].sort()).toEqual(linked.sort())
  expect(linked.filter(isVoicePath).length).toBeGreaterThan(15)
})

test('every page has one h1, no gap in its levels of headings, no id twice, a title behind the prefix and a description', () => {
  const hasGap = (levels: number[]) => levels.some((level, index) => level > (levels[index - 1] ?? 1) + 1)
  const wrong = pages.filter(({ levels, repeatedIds, title, description, isIndexed }) => {
    const isOutlined = levels.filter((level) => level === 1).length === 1 && !hasGap(levels)
    const isDescribed = /^Bowerbird Audio - \S/.test(title) && (!isIndexed || /\S/.test(description))
    return !isOutlined || repeatedIds.length > 0 || !isDescribed
  })
  expect(wrong.map(({ address, levels, repeatedIds, title }) => ({ address, levels, repeatedIds, title }))).toEqual([])
})

test('no two pages have the same title or description', () => {
  const indexed = pages.filter(({ isIndexed }) => isIndexed)
  for (const field of ['title', 'description'] as const) {
    const same = Map.groupBy(indexed, (page) => page[field])
    const twice = Array.from(same.values()).filter(({ length }) => length > 1)
    expect(twice.map((group) => group.map(({ address }) => address))).toEqual([])
  }
})

test('the canonical URL has no filter parameters; noindex pages have none', () => {
  const wrong = Array.from(walked.pages.values()).filter(({ address, canonical, isIndexed }) => {
    const own = new URL(pathOf(address), siteOrigin()).href.replace(/\/$/, '')
    return canonical !== (isIndexed ? own : null)
  })
  expect(wrong.map(({ address, canonical }) => ({ address, canonical }))).toEqual([])
})

test('every indexable page has a sharing image of its own', () => {
  const images = pages.filter(({ isIndexed }) => isIndexed).map(({ image }) => image)
  expect(images).not.toContain(null)
  expect(new Set(images).size).toBe(images.length)
})

test('the structured data of every page is valid by schema.org and holds no reviews (B104)', () => {
  for (const { address, structuredData, isIndexed } of walked.pages.values()) {
    expect([address, structuredData.length]).toEqual([address, isIndexed ? 1 : 0])
    for (const json of structuredData) {
      expect([address, graphProblems(json)]).toEqual([address, []])
      expect(json).not.toMatch(/"(?:Aggregate)?Rating"|"Review"/)
    }
  }
})
