/** Publishes pages made of every section type, in unusual order and half-filled, and checks that they render. */

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
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

const SHAPES = { panorama: [2400, 800], usual: [1500, 1000], square: [1200, 1200], tall: [800, 1600] } as const

/** A drawing whose edges and centre can be told apart when it is cropped. @returns the id of its asset */
async function uploadShape(name: keyof typeof SHAPES): Promise<string> {
  const [width, height] = SHAPES[name]
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#2f4fd8"/>
    <rect x="20" y="20" width="${width - 40}" height="${height - 40}" fill="#f2b75c"/>
    <circle cx="50%" cy="50%" r="${Math.min(width, height) / 4}" fill="#0d1b2a"/></svg>`
  const file = await sharp(Buffer.from(drawing)).jpeg().toBuffer()
  return (await lake().assets.upload('image', file, { filename: `${name}.jpg` }))._id
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
    return { ...replaced, _key: `part-${index}` }
  })
}

for (const shape of ['panorama', 'usual', 'square', 'tall'] as const) {
  test(`a photo of any shape stands well in every section: ${shape}`, async ({ open }, testInfo) => {
    const asset = await uploadShape(shape)
    const [, hash = ''] = asset.split('-')
    const path = `/test-shapes-${shape}`
    const sections = await sectionsWith(asset)
    await createPublished(`test-shapes-${shape}`, 'page', page(path, sections))
    await arrives(path, ({ status }) => status === 200)
    for (const viewport of [PHONE, DESKTOP]) {
      const visit = await open({ viewport, reducedMotion: 'reduce' })
      await visit.page.goto(path)
      const pictures = visit.page.locator(`main img[src*="${hash}"]`)
      expect(await pictures.count()).toBeGreaterThanOrEqual(4)
      for (const picture of await pictures.all()) {
        if (!(await picture.isVisible())) continue
        await picture.scrollIntoViewIfNeeded()
        const seen = await picture.evaluate(async (image: HTMLImageElement) => {
          await image.decode()
          const { width, height } = image.getBoundingClientRect()
          const stretch = width / height / (image.naturalWidth / image.naturalHeight)
          const isCropped = getComputedStyle(image).objectFit !== 'fill'
          return { width, height, isDistorted: !isCropped && Math.abs(stretch - 1) > 0.02 }
        })
        expect(seen.isDistorted).toBe(false)
        expect(seen.width).toBeLessThanOrEqual(viewport.width)
        expect(seen.height).toBeLessThanOrEqual(viewport.height)
      }
      const file = testInfo.outputPath(`${shape}-${viewport.width}.png`)
      await visit.page.screenshot({ path: file, fullPage: true })
      expect(visit.problems).toEqual([])
      await visit.context.close()
    }
  })
}
