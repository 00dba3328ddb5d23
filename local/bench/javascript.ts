/** What a page loads first: its HTML, and the scripts that Chromium runs before anybody touches it. */
import { gzipSync } from 'node:zlib'
import type { Browser, Page, Response } from 'playwright-core'

/** Sizes in bytes; gzip is level 6, as most servers use it. */
export type Size = { raw: number; gzip: number }

export type Script = Size & {
  /** Path in the address, such as /_next/static/chunks/main.js. */
  path: string
  /** The code, without the comment that names its source map. */
  code: string
}

export type PageWeight = {
  path: string
  html: Size
  /** Scripts that ran on the first load. Polyfills for browsers without modules are not among them: Chromium leaves them. */
  scripts: readonly Script[]
  /** Their sum in gzip. */
  javascript: number
  /** Gzip bytes of scripts fetched ahead for other pages, at idle priority. */
  prefetched: number
  /** Gzip bytes that come after the first load, while nobody touches the page for WAIT: what timers fetch. */
  later: number
  /** Gzip bytes that come after that, when the page is scrolled to its end. */
  scrolled: number
}

/** Milliseconds that an untouched page is watched after its first load. */
export const WAIT = 4000

/** Milliseconds after the network has rested for half a second, so that what starting the page asks for is counted on slow machines too. */
const SETTLE = 1000

/** Milliseconds between two steps of scrolling, each most of a screen. */
const SCROLL_PAUSE = 150

const GZIP_LEVEL = 6

/** A laptop's window: it shows more of a page than a phone's, so more sections load at first. */
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
 * Loads a page in a new window with an empty cache, waits until the network rests, and weighs what came; then what comes untouched, and
 * what comes on scrolling.
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
