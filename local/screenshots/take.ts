/** What every command that takes pictures needs. */
import type { Browser } from 'playwright-core'
import type { Sharp } from 'sharp'
import { launchBrowser } from '../browser.ts'

/** Runs with a Chromium and the origin of the running site: `SITE`, or the default. */
export async function withRunningSite(work: (browser: Browser, site: string) => Promise<void>): Promise<void> {
  const browser = await launchBrowser()
  try {
    await work(browser, process.env.SITE ?? 'http://localhost:3000')
  } finally {
    await browser.close()
  }
}

/** Encodes an image as WebP at the highest of these qualities that fits. @throws Error when none does */
export async function compress(image: Sharp, qualities: readonly number[], maxBytes: number): Promise<Buffer> {
  for (const quality of qualities) {
    const picture = await image.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
    if (picture.length <= maxBytes) return picture
  }
  throw new Error(`A picture does not fit into ${maxBytes} bytes`)
}
