/** Opens pages in a browser whose text is twice as large as usual. */
import type { BrowserType } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from '../../../../local/system-packages/chromium.ts'
import { expect } from '../../fixtures.ts'
import { siteOrigin } from '../servers/stand-ins.ts'
import { measureLayout } from './measure-layout.ts'

/** Expects that nothing is cut on phones. */
export async function expectLargeText(type: BrowserType, paths: readonly string[]): Promise<void> {
  // A setting of the browser, which nothing changes while it runs.
  const browser = await type.launch({
    executablePath: findChromium(),
    args: [...CHROMIUM_FLAGS, '--blink-settings=defaultFontSize=32'],
  })
  try {
    const page = await browser.newPage({ baseURL: siteOrigin(), reducedMotion: 'reduce' })
    for (const path of paths) {
      await page.goto(path)
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 })
        const found = await page.evaluate(measureLayout)
        // A long word may be longer than a line.
        const cut = found.filter((problem) => !/^is broken.* at "\p{L}{10,}"$/u.test(problem))
        expect([path, width, cut]).toEqual([path, width, []])
      }
    }
  } finally {
    await browser.close()
  }
}
