/** Opens pages that hold hostile strings, without the content security policy, so that sanitising alone is tested. */

import type { BrowserContext, Page } from '@playwright/test'
import type { Open } from '../fixtures.ts'
import { rests } from './browser.ts'

export type Watched = {
  page: Page
  context: BrowserContext
  /** The scripts that have run. */
  ran: string[]
  foreign: string[]
}

/** Opens a window in which `pwned()` exists and every call is recorded. */
export async function openWatched(open: Open, width = 1280): Promise<Watched> {
  const { page, context, foreign } = await open({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    bypassCSP: true,
  })
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

/** Scrolls through so that every island hydrates, then fires on every element the events that a visitor could cause. */
export async function provoke(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 2500) {
      window.scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 15))
    }
  })
  await rests(page)
  await page.evaluate(async () => {
    for (const element of document.querySelectorAll('body *')) {
      for (const type of ['mouseover', 'pointerover', 'focus', 'animationstart', 'error', 'load', 'toggle', 'begin']) {
        element.dispatchEvent(new Event(type, { bubbles: false }))
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 300))
  })
}

/** Elements and URLs that must not be in a page of this site. */
export function dangers(page: Page): Promise<string[]> {
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
export async function scrolledSideways(page: Page): Promise<number> {
  await page.mouse.move(160, 400)
  await page.mouse.wheel(2000, 0)
  await page.waitForTimeout(150)
  return page.evaluate(() => window.scrollX)
}

/**
 * What overflows its card, and whether the page scrolls sideways. Content clipped within the card does not count.
 * @param cards selector of the boxes that must contain their content
 */
export function layoutProblems(page: Page, cards: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const problems: string[] = []
    const wide = document.documentElement.scrollWidth - window.innerWidth
    if (wide > 0) problems.push(`the page is ${wide} px too wide`)

    function isCut(element: Element, card: Element): boolean {
      for (let box: Element | null = element; box && box !== card; box = box.parentElement) {
        const { overflowX, clipPath, position } = getComputedStyle(box)
        if (overflowX !== 'visible' || (position === 'absolute' && clipPath !== 'none')) return true
      }
      return false
    }

    const boxes = Array.from(document.querySelectorAll(selector))
    if (boxes.length === 0) problems.push(`there is no ${selector}`)
    for (const card of boxes) {
      const outer = card.getBoundingClientRect()
      for (const element of card.querySelectorAll('*')) {
        const { left, right, width, height } = element.getBoundingClientRect()
        if (width * height === 0 || (left >= outer.left - 1 && right <= outer.right + 1) || isCut(element, card))
          continue
        problems.push(
          `${element.localName} of "${card.textContent?.slice(0, 40)}": ${left}-${right}, card ${outer.left}-${outer.right}`,
        )
        break
      }
      // Chromium lets a letter of an unbroken word hang over the edge; the page's margin takes it.
      if (getComputedStyle(card).overflowX === 'visible' && card.scrollWidth > card.clientWidth + 16) {
        problems.push(`text of "${card.textContent?.slice(0, 40)}": ${card.scrollWidth} of ${card.clientWidth} px`)
      }
    }
    return problems.slice(0, 10)
  }, cards)
}
