/** Measures the first load of a page: its HTML, and the scripts that run before any interaction. */
import { gzipSync } from 'node:zlib'
import type { Browser, Page, Response } from 'playwright-core'
import type { RunningSite } from '../sites.ts'

/** Sizes in bytes; gzip uses level 6, the default of most servers. */
type Size = { raw: number; gzip: number }

export type PageWeight = {
  path: string
  html: Size
  /** Gzip bytes of the scripts that ran on the first load. `nomodule` polyfills are not included, because Chromium skips them. */
  javascript: number
  /** Gzip bytes of what runs within WAIT after the first load. */
  untouched: number
  /** Gzip bytes of what runs after that, when the page is scrolled to its end. */
  scrolled: number
}

/** How long an untouched page is observed after its first load, in milliseconds. */
export const WAIT = 10_000

/** Milliseconds after network idle, so that requests made during hydration are counted on slow machines too. */
const SETTLE = 1000

/** Milliseconds between two scroll steps, each most of a screen. */
const SCROLL_PAUSE = 150

/** A laptop's viewport: it shows more sections on first load than a phone's. */
export const VIEWPORT = { width: 1280, height: 800 }

function sizeOf(body: string): Size {
  return { raw: Buffer.byteLength(body), gzip: gzipSync(body, { level: 6 }).length }
}

/** Sum of the scripts' gzip sizes, in bytes. */
async function gzipSum(responses: readonly Response[]): Promise<number> {
  const bodies = await Promise.all(responses.map((response) => response.body()))
  return bodies.reduce((sum, body) => sum + sizeOf(body.toString('utf8')).gzip, 0)
}

async function scrollToEnd(page: Page): Promise<void> {
  const isAtEnd = () => page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1)
  while (!(await isAtEnd())) {
    await page.evaluate(() => scrollBy({ top: innerHeight * 0.8, behavior: 'instant' }))
    await page.waitForTimeout(SCROLL_PAUSE)
  }
  await page.waitForTimeout(SETTLE)
}

/**
 * Loads a page in a new browser context with an empty cache, waits for network idle, and measures what was loaded; then
 * what loads without interaction and on scrolling.
 */
export async function weighPage(browser: Browser, site: RunningSite, path: string): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: VIEWPORT })
  try {
    const page = await context.newPage()
    const run = new Map<string, Response>()
    page.on('response', (response) => {
      const isScript = response.request().resourceType() === 'script'
      if (isScript && new URL(response.url()).pathname.endsWith('.js')) run.set(response.url(), response)
    })

    const document = await page.goto(site.origin + path, { waitUntil: 'networkidle' })
    if (!document?.ok()) throw new Error(`${path} answered ${document?.status()}`)
    await page.waitForTimeout(SETTLE)
    const loaded = [...run.values()]
    await page.waitForTimeout(WAIT)
    const untouched = [...run.values()].slice(loaded.length)
    await scrollToEnd(page)
    const later = [...run.values()].slice(loaded.length + untouched.length)
    return {
      path,
      html: sizeOf(await document.text()),
      javascript: await gzipSum(loaded),
      untouched: await gzipSum(untouched),
      scrolled: await gzipSum(later),
    }
  } finally {
    await context.close()
  }
}
