/**
 * Real Chromium for the browser tests: one browser a test file, one page a test, with every problem of the page
 * recorded.
 */
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  errors,
  type Locator,
  type Page,
} from 'playwright-core'
import { CHROMIUM_FLAGS } from '../../../local/chromium.ts'
import { siteOrigin } from './stand-ins'

let browser: Promise<Browser> | undefined

function launch(): Promise<Browser> {
  browser ??= chromium.launch({ executablePath: process.env.CHROMIUM_PATH, headless: true, args: CHROMIUM_FLAGS })
  return browser
}

export async function closeBrowser(): Promise<void> {
  await (await browser)?.close()
  browser = undefined
}

export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1280, height: 800 }

export type Visit = {
  page: Page
  context: BrowserContext
  /** Console errors and warnings, uncaught errors, policy violations, failed requests. */
  problems: string[]
  /** Origins other than this machine that the page requested. */
  foreign: string[]
}

/** Opens a new window that records every problem. Close its context at the end of the test. */
export async function open(options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await (await launch()).newContext({ viewport: DESKTOP, baseURL: siteOrigin(), ...options })
  const problems: string[] = []
  const foreign: string[] = []
  const page = await context.newPage()
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    // Chromium's message for a failed load holds the status and not the URL.
    const address = message.text().startsWith('Failed to load resource') ? ` ${message.location().url}` : ''
    problems.push(`${message.type()}: ${message.text()}${address}`)
  })
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // Pausing or leaving aborts a download, which is not a failure.
    if (reason !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()} ${reason}`)
  })
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (/^https?:$/.test(url.protocol) && !/^(localhost|127\.0\.0\.1)$/.test(url.hostname)) foreign.push(url.origin)
  })
  return { page, context, problems, foreign }
}

/**
 * Waits until the page has been without requests for half a second, for ten seconds at most, because Chromium does
 * not always report the end of a cancelled request. The following assertion decides whether everything is there.
 */
export async function rests(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch((error: unknown) => {
    if (!(error instanceof errors.TimeoutError)) throw error
  })
}

/** How often an element may be replaced while it is scrolled into view: once by hydration, once by a late picture. */
const ATTEMPTS = 3

/**
 * Scrolls an element into view. Islands below the screen are replaced when they hydrate (components/ui/island),
 * which Playwright's own call reports as an error.
 */
export async function bringIntoView(part: Locator): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await part.scrollIntoViewIfNeeded()
    } catch (error) {
      if (attempt === ATTEMPTS || !(error instanceof Error) || !error.message.includes('not attached')) throw error
    }
  }
}
