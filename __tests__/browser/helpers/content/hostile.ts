/** Opens pages that hold hostile strings, without the content security policy, so that sanitising alone is tested. */

import type { BrowserContext, Page } from '@playwright/test'
import { expect, type Open } from '../../fixtures.ts'
import { DESKTOP, scrollThrough, untilDrawn } from '../page/browser.ts'

type Watched = {
  page: Page
  context: BrowserContext
  /** The scripts that have run. */
  ran: string[]
  foreign: string[]
}

/** Opens a window in which `pwned()` exists and every call is recorded. */
export async function openWatched(open: Open): Promise<Watched> {
  const { page, context, foreign } = await open({ reducedMotion: 'reduce', bypassCSP: true })
  const ran: string[] = []
  await page.exposeFunction('pwned', () => {
    ran.push('pwned()')
  })
  page.on('dialog', async (dialog) => {
    ran.push(dialog.message())
    await dialog.dismiss()
  })
  return { page, context, ran, foreign }
}

/** Hydrates every island, then fires on every element the events that a visitor could cause. */
export async function fireEvents(page: Page): Promise<void> {
  await scrollThrough(page)
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('body *')) {
      for (const type of ['mouseover', 'pointerover', 'focus', 'animationstart', 'error', 'load', 'toggle', 'begin']) {
        element.dispatchEvent(new Event(type, { bubbles: false }))
      }
    }
  })
  await untilDrawn(page)
}

/** Elements and URLs that must not be in a page of this site. */
function dangers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    for (const element of document.querySelectorAll(
      'object, embed, base, frame, applet, iframe, meta[http-equiv], marquee',
    )) {
      found.push(element.outerHTML.slice(0, 200))
    }
    for (const element of document.querySelectorAll('body *')) {
      for (const { name, value } of element.attributes) {
        if (/^on/i.test(name)) found.push(`${name}="${value.slice(0, 100)}"`)
        if (!/^(href|src|action|formaction|poster|srcset|data)$|:href$/i.test(name) || value === '') continue
        if (!URL.canParse(value, location.href)) continue
        const { protocol } = new URL(value, location.href)
        // As pictures, where an SVG's scripts do not run.
        const isDrawing = protocol === 'data:' && /^(?:img|source)$/.test(element.localName)
        if (!/^(https?|mailto|tel|blob):$/.test(protocol) && !isDrawing) found.push(`${name}="${value.slice(0, 100)}"`)
      }
    }
    return found
  })
}

/** How far the page scrolls sideways, in pixels. */
async function scrolledSideways(page: Page): Promise<number> {
  await page.mouse.move(160, 400)
  await page.mouse.wheel(2000, 0)
  await untilDrawn(page)
  return page.evaluate(() => window.scrollX)
}

/** Checks that nothing has run, no link leads to a script, and the page does not scroll sideways; closes the window. */
export async function expectHarmless({ page, context, ran, foreign }: Watched): Promise<void> {
  await fireEvents(page)
  expect(await dangers(page)).toEqual([])
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: DESKTOP.height })
    expect([width, await scrolledSideways(page)]).toEqual([width, 0])
  }
  expect(ran).toEqual([])
  expect(foreign.filter((origin) => origin.includes('evil'))).toEqual([])
  await context.close()
}
