/** Measures the first load of a page: its HTML, and the scripts that run before any interaction. */
import { gzipSync } from 'node:zlib'
import type { Browser, Page, Response } from 'playwright-core'

/** Sizes in bytes; gzip uses level 6, the default of most servers. */
export type Size = { raw: number; gzip: number }

export type Script = Size & {
  /** URL path, such as /_next/static/chunks/main.js. */
  path: string
  /** The code, without the source map comment. */
  code: string
}

export type PageWeight = {
  path: string
  html: Size
  /** Scripts that ran on the first load. `nomodule` polyfills are not included, because Chromium skips them. */
  scripts: readonly Script[]
  /** Sum of their gzip sizes. */
  javascript: number
  /** Gzip bytes of scripts prefetched for other pages, at idle priority. */
  prefetched: number
  /** Gzip bytes fetched by timers within WAIT after the first load, without interaction. */
  later: number
  /** Gzip bytes fetched afterwards, when the page is scrolled to its end. */
  scrolled: number
}

/** How long an untouched page is observed after its first load, in milliseconds. */
export const WAIT = 4000

/** Milliseconds after network idle, so that requests made during hydration are counted on slow machines too. */
const SETTLE = 1000

/** Milliseconds between two scroll steps, each most of a screen. */
const SCROLL_PAUSE = 150

const GZIP_LEVEL = 6

/** A laptop's viewport: it shows more sections on first load than a phone's. */
export const VIEWPORT = { width: 1280, height: 800 }

function sizeOf(body: string): Size {
  return { raw: Buffer.byteLength(body), gzip: gzipSync(body, { level: GZIP_LEVEL }).length }
}

async function readScript(response: Response): Promise<Script> {
  const body = (await response.body()).toString('utf8')
  const code = body.replace(/\n\/\/# sourceMappingURL=\S*\s*$/, '')
  return { path: new URL(response.url()).pathname, code, ...sizeOf(code) }
}

function gzipSum(scripts: readonly Script[]): number {
  return scripts.reduce((sum, { gzip }) => sum + gzip, 0)
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
 * what loads without interaction, and what loads on scrolling.
 */
export async function weighPage(browser: Browser, origin: string, path: string): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: VIEWPORT })
  try {
    const page = await context.newPage()
    const run = new Map<string, Response>()
    const ahead = new Map<string, Response>()
    page.on('response', (response) => {
      if (!new URL(response.url()).pathname.endsWith('.js')) return
      const kind = response.request().resourceType() === 'script' ? run : ahead
      kind.set(response.url(), response)
    })
    const sumOfRun = async () => gzipSum(await Promise.all([...run.values()].map(readScript)))

    const document = await page.goto(origin + path, { waitUntil: 'networkidle' })
    if (!document?.ok()) throw new Error(`${path} answered ${document?.status()}`)
    await page.waitForTimeout(SETTLE)
    const scripts = await Promise.all([...run.values()].map(readScript))
    const prefetched = gzipSum(await Promise.all([...ahead.values()].map(readScript)))
    const javascript = gzipSum(scripts)
    await page.waitForTimeout(WAIT)
    const untouched = await sumOfRun()
    await scrollToEnd(page)
    const whole = await sumOfRun()
    return {
      path,
      html: sizeOf(await document.text()),
      scripts,
      javascript,
      prefetched,
      later: untouched - javascript,
      scrolled: whole - untouched,
    }
  } finally {
    await context.close()
  }
}
