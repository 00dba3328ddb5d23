/**
 * Takes a full-page screenshot of every page of a running demo site at three widths, into .local/screenshots.
 *
 *   npm run screenshots -- pages                    from the site at SITE, or at the default URL
 *   npm run screenshots -- pages /stopwatch / …     these paths only
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { readDocuments } from '../demo-content.ts'
import { withRunningSite } from './take.ts'

const FOLDER = join('.local', 'screenshots')

/** Width of the viewport, and of the stored picture: large enough to review the page. */
const WIDTHS = [
  { view: 390, stored: 320 },
  { view: 768, stored: 448 },
  { view: 1280, stored: 560 },
]

/** Paths that have no page document: the enquiry form, the login, a 404. */
const OTHERS = ['/enquiry', '/login', '/no-such-page']

/** Maximum height of a WebP, in pixels. */
const MAX_HEIGHT = 16_383

function contentPaths(): string[] {
  const documents = readDocuments<{ _type: string; path?: string }>()
  return documents.flatMap(({ _type, path }) => (_type === 'page' && path ? [path] : [])).sort()
}

/** The path of the newest post of the first category, as an example. */
async function examplePost(page: Page, site: string): Promise<string[]> {
  await page.goto(`${site}/knowledge-base/voice-over-artists`, { waitUntil: 'networkidle' })
  const links = page.locator('main a[href^="/knowledge-base/voice-over-artists/"]')
  const path = (await links.count()) > 0 ? await links.first().getAttribute('href') : null
  return path ? [path] : []
}

function fileName(path: string, width: number): string {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '--')
  return `${name}-${width}.webp`
}

/** Scrolls to the end and back, so that lazy content loads. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
      window.scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(400)
}

/** A full-page screenshot as WebP, `stored` pixels wide. */
async function take(browser: Browser, url: string, { view, stored }: { view: number; stored: number }) {
  const page = await browser.newPage({ viewport: { width: view, height: 900 }, reducedMotion: 'reduce' })
  try {
    await page.goto(url, { waitUntil: 'networkidle' })
    await readThrough(page)
    // In a viewport as high as the page, elements fixed to its bottom are at the end of the page and cover nothing.
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width: view, height })
    await page.waitForTimeout(300)
    const screenshot = await page.screenshot({ fullPage: true, animations: 'disabled' })
    const { data: small, info } = await sharp(screenshot)
      .resize({ width: stored })
      .toBuffer({ resolveWithObject: true })
    if (info.height > MAX_HEIGHT) throw new Error(`${url} is too long for a picture at ${view} px`)
    return await sharp(small).webp({ quality: 50, effort: 6, smartSubsample: true }).toBuffer()
  } finally {
    await page.close()
  }
}

/** @param paths of the pages; every page when there are none */
export async function takePagePictures(paths: string[]): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  await withRunningSite(async (browser, site) => {
    const page = await browser.newPage()
    const wanted = paths.length > 0 ? paths : [...contentPaths(), ...OTHERS, ...(await examplePost(page, site))]
    await page.close()
    for (const path of wanted) {
      for (const width of WIDTHS) {
        const file = join(FOLDER, fileName(path, width.view))
        const picture = await take(browser, site + path, width)
        writeFileSync(file, picture)
        console.log(`${file}  ${picture.length} bytes`)
      }
    }
  })
}
