/** Publishes pages made of every section type, in unusual order and half-filled, and checks that they render. */

import sharp from 'sharp'
import { lake, removeCreated } from '../helpers/content/lake.ts'
import { oneOfEverySection, publishPage, type Section } from '../helpers/content/section-pages.ts'
import { DESKTOP, PHONE, scrollThrough } from '../helpers/page/browser.ts'
import { expect, type Open, test } from '../own-stack.ts'

test.afterAll(removeCreated)

/** Scrolls through the page on a phone so that every island hydrates, then makes the window wide. */
async function expectSound(open: Open, path: string, kinds: number): Promise<void> {
  const { page, problems } = await open({ viewport: PHONE, reducedMotion: 'reduce' })
  expect((await page.goto(path))?.status()).toBe(200)
  await scrollThrough(page)
  await expect(page.locator('h1')).toHaveCount(1)
  expect(await page.locator('main section').count()).toBeGreaterThanOrEqual(kinds)
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
  }
  expect(problems).toEqual([])
}

test('renders one of every section type, in the opposite order to the other pages', async ({ open }) => {
  const sections = await oneOfEverySection()
  expect(sections.length).toBeGreaterThan(25)
  await publishPage('test-any-sections', sections.reverse())
  await expectSound(open, '/test-any-sections', sections.length)
})

/** Width and height of a panorama, a usual, a square and a tall photo. */
const SHAPES = [
  [2400, 800],
  [1500, 1000],
  [1200, 1200],
  [800, 1600],
] as const

/** A drawing whose edges and centre can be told apart when it is cropped. @returns the id of its asset */
async function uploadShape([width, height]: (typeof SHAPES)[number]): Promise<string> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#2f4fd8"/>
    <rect x="20" y="20" width="${width - 40}" height="${height - 40}" fill="#f2b75c"/>
    <circle cx="50%" cy="50%" r="${Math.min(width, height) / 4}" fill="#0d1b2a"/></svg>`
  const file = await sharp(Buffer.from(drawing)).jpeg().toBuffer()
  return (await lake().assets.upload('image', file, { filename: `${width}.jpg` }))._id
}

/** Sections with a picture of their own, which is replaced. */
async function sectionsWith(asset: string): Promise<Section[]> {
  const used = await lake().fetch<Section[]>(
    '*[_type == "page" && !(_id in path("drafts.**"))] | order(path asc).sections[]',
  )
  const pictured = used.filter((section) => JSON.stringify(section).includes('"image-'))
  const variants = new Map(pictured.map((section) => [`${section._type} ${Reflect.get(section, 'layout')}`, section]))
  return [...variants.values()].map(({ anchor: _, ...section }, index) => {
    const replaced: Section = JSON.parse(
      JSON.stringify(section, (key, value) => {
        if (key === 'hotspot' || key === 'crop') return undefined
        return key === '_ref' && String(value).startsWith('image-') ? asset : value
      }),
    )
    return { ...replaced, _key: `${asset}-${index}` }
  })
}

test('a photo of any shape stands well in every section', async ({ open }) => {
  const assets = await Promise.all(SHAPES.map(uploadShape))
  const sections = (await Promise.all(assets.map(sectionsWith))).flat()
  await publishPage('test-shapes', sections)
  const visit = await open({ viewport: PHONE, reducedMotion: 'reduce' })
  await visit.page.goto('/test-shapes')
  for (const viewport of [PHONE, DESKTOP]) {
    await visit.page.setViewportSize(viewport)
    for (const asset of assets) {
      const [, hash = ''] = asset.split('-')
      const pictures = await visit.page.locator(`main img[src*="${hash}"]`).evaluateAll((images) => {
        const shown = images
          .filter((image) => image instanceof HTMLImageElement)
          .filter((image) => image.checkVisibility())
        return Promise.all(
          shown.map(async (image) => {
            image.loading = 'eager'
            await image.decode()
            const { width, height } = image.getBoundingClientRect()
            const stretch = width / height / (image.naturalWidth / image.naturalHeight)
            const isCropped = getComputedStyle(image).objectFit !== 'fill'
            return { width, height, isDistorted: !isCropped && Math.abs(stretch - 1) > 0.02 }
          }),
        )
      })
      expect(pictures.length).toBeGreaterThanOrEqual(4)
      for (const { width, height, isDistorted } of pictures) {
        expect(isDistorted).toBe(false)
        expect(width).toBeLessThanOrEqual(viewport.width)
        expect(height).toBeLessThanOrEqual(viewport.height)
      }
    }
  }
  expect(visit.problems).toEqual([])
})
