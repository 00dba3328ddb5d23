/** Real Chromium for the browser tests: one browser a test file, one page a test, and a watch on everything a page must not do. */
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
  /** Console errors and warnings, uncaught errors, refused policies, failed requests. */
  problems: string[]
  /** Origins other than this machine that the page asked. */
  foreign: string[]
}

/** Opens a new window that notes every problem. Close its context at the end of the test. */
export async function open(options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await (await launch()).newContext({ viewport: DESKTOP, baseURL: siteOrigin(), ...options })
  const problems: string[] = []
  const foreign: string[] = []
  const page = await context.newPage()
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    // Of what could not be loaded the text tells the status and not the address.
    const address = message.text().startsWith('Failed to load resource') ? ` ${message.location().url}` : ''
    problems.push(`${message.type()}: ${message.text()}${address}`)
  })
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // A visitor who pauses or leaves ends a download; that is no failure.
    if (reason !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()} ${reason}`)
  })
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (/^https?:$/.test(url.protocol) && !/^(localhost|127\.0\.0\.1)$/.test(url.hostname)) foreign.push(url.origin)
  })
  return { page, context, problems, foreign }
}

/**
 * Waits until the page fetches nothing for half a second, for ten seconds at most: now and then nobody ever says how a request ended that the
 * page gave up. What the test expects next decides whether all is there.
 */
export async function rests(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch((error: unknown) => {
    if (!(error instanceof errors.TimeoutError)) throw error
  })
}

/** How often a part may be written anew while it is brought into view: once by its own code, once by a picture that comes late. */
const ATTEMPTS = 3

/**
 * Brings a part into the window. Parts below the screen are written anew when their code takes over (components/ui/island), which
 * Playwright's own call takes for an error.
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
