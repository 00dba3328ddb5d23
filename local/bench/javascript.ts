/** What a page loads first: its HTML, and the scripts that Chromium runs before anybody touches it. */
import { gzipSync } from 'node:zlib'
import type { Browser, Response } from 'playwright-core'

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
}

const GZIP_LEVEL = 6

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

/** Loads a page in a new window with an empty cache, waits until the network rests, and weighs what came. */
export async function weighPage(browser: Browser, origin: string, path: string): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    const responses = new Map<string, Response>()
    page.on('response', (response) => {
      if (new URL(response.url()).pathname.endsWith('.js')) responses.set(response.url(), response)
    })
    const document = await page.goto(origin + path, { waitUntil: 'networkidle' })
    if (!document?.ok()) throw new Error(`${path} answered ${document?.status()}`)
    const isRun = (response: Response) => response.request().resourceType() === 'script'
    const all = [...responses.values()]
    const scripts = await Promise.all(all.filter(isRun).map(readScript))
    const ahead = await Promise.all(all.filter((response) => !isRun(response)).map(readScript))
    return {
      path,
      html: sizeOf(await document.text()),
      scripts,
      javascript: gzipSum(scripts),
      prefetched: gzipSum(ahead),
    }
  } finally {
    await context.close()
  }
}
