/** Waits and movements in a page. */
import { errors, type Locator, type Page } from '@playwright/test'

export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1280, height: 800 }

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

/** Holds a page's requests to URLs that match, so that the state until their response can be seen. Returns their release. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
