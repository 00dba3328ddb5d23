/**
 * Windows that record every problem of their page, for browser tests without a stack, which start servers themselves. Other
 * files import `test` from shared-stack.ts when they only read, and from own-stack.ts when they write content, send
 * enquiries or break the API.
 */
import { type BrowserContext, type BrowserContextOptions, test as base, type Page } from '@playwright/test'
import { DESKTOP } from './helpers/page/browser.ts'

export { expect } from '@playwright/test'

export type Visit = {
  page: Page
  context: BrowserContext
  /** Console errors and warnings, uncaught errors, policy violations, failed requests. */
  problems: string[]
  /** Origins other than this machine that the page requested. */
  foreign: string[]
}

/** Opens a new window. */
export type Open = (options?: BrowserContextOptions) => Promise<Visit>

function watch(page: Page): Pick<Visit, 'problems' | 'foreign'> {
  const problems: string[] = []
  const foreign: string[] = []
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
  return { problems, foreign }
}

type TestFixtures = {
  /** Opens a window that is closed at the end of the test. */
  open: Open
}

type WorkerFixtures = {
  /** Opens a window that stays open, for `beforeAll`; the file closes its context. */
  openWindow: Open
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  openWindow: [
    async ({ browser }, use) => {
      await use(async (options = {}) => {
        const context = await browser.newContext({ viewport: DESKTOP, baseURL: process.env.SITE_ORIGIN, ...options })
        const page = await context.newPage()
        return { page, context, ...watch(page) }
      })
    },
    { scope: 'worker' },
  ],
  open: async ({ openWindow }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (options) => {
      const visit = await openWindow(options)
      contexts.push(visit.context)
      return visit
    })
    for (const context of contexts) await context.close()
  },
})
