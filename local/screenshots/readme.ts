/** Takes the README's screenshots from a running site. */
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'

type Shot = { name: string; path: string; width: number; height: number; before?: (page: Page) => Promise<unknown> }

const openEnquiry = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: /Get a quick quote/ })
    .click()

const SHOTS: Shot[] = [
  { name: 'home-1280', path: '/', width: 1280, height: 800 },
  { name: 'home-390', path: '/', width: 390, height: 844 },
  { name: 'voices-1280', path: '/voice-over-artists', width: 1280, height: 1000 },
  { name: 'quote-1280', path: '/', width: 1280, height: 800, before: openEnquiry },
]

const FOLDER = join('docs', 'screenshots')

export async function takeReadmePictures(browser: Browser, site: string): Promise<void> {
  for (const { name, path, width, height, before } of SHOTS) {
    const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' })
    await page.goto(site + path, { waitUntil: 'networkidle' })
    await before?.(page)
    await page.waitForTimeout(500)
    const file = join(FOLDER, `${name}.webp`)
    await sharp(await page.screenshot())
      .webp({ quality: 82 })
      .toFile(file)
    console.log(file)
    await page.close()
  }
}
