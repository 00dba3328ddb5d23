/** What every command that takes pictures of a running site needs. */
import type { Browser } from 'playwright-core'
import { launchBrowser } from '../system-packages/browser.ts'

/** Runs with a Chromium and the origin of the running site: `SITE`, or the default. */
export async function withRunningSite(work: (browser: Browser, site: string) => Promise<void>): Promise<void> {
  const browser = await launchBrowser()
  try {
    await work(browser, process.env.SITE ?? 'http://localhost:3000')
  } finally {
    await browser.close()
  }
}
