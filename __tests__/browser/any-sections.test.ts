/** @jest-environment node */
/** A page of any sections, in any order and in any state of work, stands: editors need no developer to find out. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DESKTOP, open, PHONE } from './helpers/browser'
import { arrives, createPublished, lake, removeCreated } from './helpers/lake'
import { setFaults } from './helpers/stand-ins'

type Section = { _type: string; _key: string; anchor?: string }

/** Every kind of section that the Studio offers has a picture there. */
const KINDS = readdirSync(join('studio', 'static', 'sections')).map((file) => file.replace(/\.webp$/, ''))

const page = (path: string, sections: Section[]) => ({
  title: `Landing page ${path}`,
  path,
  sections,
  showStatistics: false,
  showLogos: false,
})

beforeAll(() => setFaults([]))
afterAll(removeCreated)

/** Reads through the page as a visitor, so that the code of every section has come. */
async function expectSound(path: string, kinds: number): Promise<void> {
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

test('one of every kind of section, taken from the other pages and put in the opposite order', async () => {
  const used = await lake().fetch<Section[]>('*[_type == "page" && !(_id in path("drafts.**"))].sections[]')
  const one = KINDS.flatMap((kind) => used.filter(({ _type }) => _type === kind).slice(0, 1))
  expect(one.length).toBeGreaterThan(25)
  // Places that links jump to are one of a kind on a page.
  const sections = one.reverse().map(({ anchor: _, ...section }, index) => ({ ...section, _key: `part-${index}` }))
  await createPublished('test-any-sections', 'page', page('/test-any-sections', sections))
  await arrives('/test-any-sections', ({ status }) => status === 200)
  await expectSound('/test-any-sections', one.length)
})

test('every kind of section as it is added, before a word is written', async () => {
  const sections = KINDS.map((kind) => ({ _type: kind, _key: kind }))
  await createPublished('test-empty-sections', 'page', page('/test-empty-sections', sections))
  await arrives('/test-empty-sections', ({ status }) => status === 200)
  await expectSound('/test-empty-sections', 1)
})
