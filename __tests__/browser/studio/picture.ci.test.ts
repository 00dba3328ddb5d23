/** A picture, from upload in the Studio to the visitors' pages: in a browser, which decodes, crops and draws it. */

import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { createPublished, lake, removeCreated, untilResponse } from '../helpers/content/lake.ts'
import { untilIdle } from '../helpers/page/browser.ts'
import {
  button,
  closeDialog,
  openPage,
  openSection,
  openStudioForFile,
  publishInStudio,
  textbox,
} from '../helpers/studio/studio.ts'
import { expect, test } from '../own-stack.ts'

const PATH = '/test-studio-picture'
const NAME = 'studio-picture.png'

/** Twice as wide as high. Its colour differs from run to run, so that it is always a new asset. */
async function makePicture(file: string): Promise<void> {
  const background = { r: 30, g: Date.now() % 255, b: 200 }
  await sharp({ create: { width: 1600, height: 800, channels: 3, background } })
    .png()
    .toFile(file)
}

let page: Page

openStudioForFile((studio) => {
  page = studio.page
})

test.afterAll(async () => {
  await removeCreated()
  await lake().delete({ query: '*[_type == "sanity.imageAsset" && originalFilename == $name]', params: { name: NAME } })
})

test('a picture is uploaded, cropped and published, and visitors get the crop', async ({ open }, testInfo) => {
  const file = testInfo.outputPath(NAME)
  await makePicture(file)
  await createPublished('test-studio-picture', 'page', {
    title: 'Page with a picture',
    path: PATH,
    sections: [
      { _key: 'top', _type: 'pageBanner', heading: 'A page with a picture', tone: 'cream' },
      { _key: 'pic', _type: 'mediaFeature', heading: 'Look here', tone: 'white', imageSide: 'right' },
    ],
    showStatistics: false,
    showLogos: false,
  })
  await openPage(page, 'Page with a picture')
  const form = await openSection(page, 'Picture and text')
  await form.locator('input[type="file"]').setInputFiles(file)
  await button(form, 'Open image edit dialog').click()

  // The left handle of the crop is dragged beyond the middle.
  const crop = page.getByRole('dialog', { name: 'Edit hotspot and crop' })
  await crop.getByText('1600 × 800', { exact: true }).waitFor()
  const frame = await crop.locator('svg').last().boundingBox()
  if (!frame) throw new Error('There is nothing to crop')
  const middle = frame.y + frame.height / 2
  await page.mouse.move(frame.x + 2, middle)
  await page.mouse.down()
  await page.mouse.move(frame.x + frame.width * 0.3, middle, { steps: 5 })
  await page.mouse.move(frame.x + frame.width * 0.6, middle, { steps: 5 })
  await page.mouse.up()
  await button(crop, 'Close dialog').click()
  await textbox(form, 'What the picture shows').fill('A wall painted in one colour')
  await closeDialog(page)
  await publishInStudio(page)
  await untilResponse(PATH, ({ html }) => html.includes('A wall painted in one colour'))

  const stored = await lake().fetch(
    `*[_id == "test-studio-picture"][0].sections[1].image{ crop, hotspot, "meta": asset->metadata{ lqip, hasAlpha, dimensions } }`,
  )
  expect(stored.crop.left).toBeGreaterThan(0.55)
  expect(stored.hotspot.x).toBeGreaterThan(0.75)
  expect(stored.meta).toMatchObject({
    lqip: expect.stringMatching(/^data:image\//),
    dimensions: { width: 1600, height: 800 },
  })

  const visitor = await open()
  await visitor.page.goto(PATH)
  const picture = visitor.page.getByRole('img', { name: 'A wall painted in one colour' })
  await visitor.page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await untilIdle(visitor.page)
  const shown = await picture.evaluate(async (image: HTMLImageElement) => {
    image.scrollIntoView()
    await image.decode()
    return { address: image.currentSrc, shape: image.naturalWidth / image.naturalHeight }
  })
  const rect = new URL(shown.address).searchParams.get('rect')?.split(',').map(Number) ?? []
  expect(rect[0]).toBeGreaterThan(880)
  expect(rect).toEqual([rect[0], 0, 1600 - (rect[0] ?? 0), 800])
  expect(shown.shape).toBeCloseTo((1600 - (rect[0] ?? 0)) / 800, 1)
  expect(visitor.problems).toEqual([])
})
