/**
 * Fixtures of the browser tests: a site with its stand-ins for each worker, and windows that record every problem of
 * their page.
 */
import { type BrowserContext, type BrowserContextOptions, test as base, type Page } from '@playwright/test'
import { DESKTOP } from './helpers/page/browser.ts'
import { healed, setFaults, siteOrigin } from './helpers/servers/stand-ins.ts'
import { type Stack, startStack } from './stack.ts'

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

export type TestFixtures = {
  /** Opens a window that is closed at the end of the test. */
  open: Open
  /** After each test the API works again. */
  workingApi: undefined
}

export type WorkerFixtures = {
  /** Whether the first pages hold API data before the first test; without it they are as the build left them. */
  startsWithApiData: boolean
  /** The worker's own site and stand-ins; `process.env` tells the helpers where they are. */
  stack: Stack
  /** Opens a window that stays open, for `beforeAll`; the file closes its context. */
  openWindow: Open
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  startsWithApiData: [true, { scope: 'worker', option: true }],
  stack: [
    async ({ startsWithApiData }, use, { parallelIndex }) => {
      const stack = await startStack(parallelIndex)
      Object.assign(process.env, stack.env)
      if (startsWithApiData) for (const path of ['/', '/voice-over-artists']) await healed(path, 'Tamsin Reed')
      await use(stack)
      await stack.stop()
    },
    { scope: 'worker', auto: true, timeout: 180_000 },
  ],
  openWindow: [
    async ({ browser }, use) => {
      await use(async (options = {}) => {
        const context = await browser.newContext({ viewport: DESKTOP, baseURL: siteOrigin(), ...options })
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
  workingApi: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      await use(undefined)
      await setFaults([])
    },
    { auto: true },
  ],
})
