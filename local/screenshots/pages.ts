/**
 * Takes a full-page screenshot of every page of a running demo site at three widths, into .local/screenshots.
 *
 *   npm run screenshots -- pages                    from the site at SITE, or at the default URL
 *   npm run screenshots -- pages /stopwatch / …     these paths only
 */
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { readDocuments } from '../stack/demo-content.ts'

const FOLDER = join('.local', 'screenshots')

const WIDTHS = [390, 768, 1280]

/** Paths that have no page document: the enquiry form, the login, an article, a 404. */
const OTHERS = ['/enquiry', '/login', '/knowledge-base/podcast/show-notes-worth-reading', '/no-such-page']

function contentPaths(): string[] {
  const documents = readDocuments<{ _type: string; path?: string }>()
  return documents.flatMap(({ _type, path }) => (_type === 'page' && path ? [path] : [])).sort()
}

function fileName(path: string, width: number): string {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '--')
  return `${name}-${width}.png`
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

async function take(browser: Browser, url: string, width: number, file: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  try {
    await page.goto(url, { waitUntil: 'networkidle' })
    await readThrough(page)
    // In a viewport as high as the page, elements fixed to its bottom are at the end of the page and cover nothing.
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width, height })
    await page.waitForTimeout(300)
    await page.screenshot({ path: file, fullPage: true, animations: 'disabled' })
    console.log(file)
  } finally {
    await page.close()
  }
}

/** @param paths of the pages; every page when there are none */
export async function takePagePictures(browser: Browser, site: string, paths: string[]): Promise<void> {
  const wanted = paths.length > 0 ? paths : [...contentPaths(), ...OTHERS]
  for (const path of wanted) {
    for (const width of WIDTHS) await take(browser, site + path, width, join(FOLDER, fileName(path, width)))
  }
}
