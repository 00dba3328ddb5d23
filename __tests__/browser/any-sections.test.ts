/** Publishes pages made of every section type, in unusual order and half-filled, and checks that they render. */

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Open, test } from './fixtures.ts'
import { DESKTOP, PHONE } from './helpers/browser.ts'
import { arrives, createPublished, lake, removeCreated } from './helpers/lake.ts'

type Section = { _type: string; _key: string; anchor?: string }

/** Every section type that the Studio offers has a preview picture there. */
const KINDS = readdirSync(join('studio', 'static', 'sections')).map((file) => file.replace(/\.webp$/, ''))

const page = (path: string, sections: Section[]) => ({
  title: `Landing page ${path}`,
  path,
  sections,
  showStatistics: false,
  showLogos: false,
})

test.afterAll(removeCreated)

/** Scrolls through the page so that every island hydrates. */
async function expectSound(open: Open, path: string, kinds: number): Promise<void> {
  for (const viewport of [PHONE, DESKTOP]) {
    const visit = await open({ viewport, reducedMotion: 'reduce' })
    expect((await visit.page.goto(path))?.status()).toBe(200)
    await visit.page.evaluate(async () => {
      for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
        window.scrollTo({ top, behavior: 'instant' })
        await new Promise((resolve) => setTimeout(resolve, 60))
      }
    })
    expect(await visit.page.locator('h1').count()).toBe(1)
    expect(await visit.page.locator('main section').count()).toBeGreaterThanOrEqual(kinds)
    const beyond = () => document.documentElement.scrollWidth - window.innerWidth
    expect(await visit.page.evaluate(beyond)).toBeLessThanOrEqual(0)
    expect(visit.problems).toEqual([])
    await visit.context.close()
  }
}

test('renders one of every section type, in the opposite order to the other pages', async ({ open }) => {
  const used = await lake().fetch<Section[]>('*[_type == "page" && !(_id in path("drafts.**"))].sections[]')
  const one = KINDS.flatMap((kind) => used.filter(({ _type }) => _type === kind).slice(0, 1))
  expect(one.length).toBeGreaterThan(25)
  // Anchors are unique on a page.
  const sections = one.reverse().map(({ anchor: _, ...section }, index) => ({ ...section, _key: `part-${index}` }))
  await createPublished('test-any-sections', 'page', page('/test-any-sections', sections))
  await arrives('/test-any-sections', ({ status }) => status === 200)
  await expectSound(open, '/test-any-sections', one.length)
})

test('renders every section type as it is when just added, with nothing filled in', async ({ open }) => {
  const sections = KINDS.map((kind) => ({ _type: kind, _key: kind }))
  await createPublished('test-empty-sections', 'page', page('/test-empty-sections', sections))
  await arrives('/test-empty-sections', ({ status }) => status === 200)
  await expectSound(open, '/test-empty-sections', 1)
})
